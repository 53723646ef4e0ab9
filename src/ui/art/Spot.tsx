import type { ReactNode } from 'react';
import styles from './Spot.module.css';

export type SpotName = 'coins' | 'chart' | 'speech' | 'waves';

const drawings: Record<SpotName, ReactNode> = {
  coins: (
    <>
      <g strokeWidth="24" strokeLinecap="round">
        <path d="M52 136h26M118 136h26M118 108h26M184 136h26M184 80h26" className={styles['inkLine']} />
        <path d="M184 108h26M118 80h26M52 108h26" className={styles['sheetLine']} />
      </g>
      <circle cx="197" cy="42" r="22" className={styles['sheetFill']} />
      <circle cx="197" cy="42" r="13" className={styles['signalFill']} />
    </>
  ),
  chart: (
    <>
      <path d="M34 150v-34h34v34zM84 150V86h34v64zM184 150V60h34v90z" className={styles['inkFill']} />
      <path d="M134 150v-46h34v46zM234 150V40h34v110z" className={styles['sheetFill']} />
      <path
        d="M51 92 101 62 151 80 201 36 251 16"
        fill="none"
        className={styles['inkLine']}
        strokeWidth="4"
      />
      <circle cx="201" cy="36" r="15" className={styles['sheetFill']} />
      <circle cx="201" cy="36" r="9" className={styles['signalFill']} />
    </>
  ),
  speech: (
    <>
      <path d="M44 118V68a54 54 0 1 1 54 54H44z" className={styles['inkFill']} />
      <path d="M236 140V102a42 42 0 1 0-42 42h42z" className={styles['sheetFill']} />
      <circle cx="98" cy="68" r="24" className={styles['sheetFill']} />
      <circle cx="98" cy="68" r="14" className={styles['signalFill']} />
      <path d="M176 102h36" className={styles['inkLine']} strokeWidth="10" strokeLinecap="round" />
    </>
  ),
  waves: (
    <>
      <g fill="none" strokeWidth="22">
        <path d="M40 82a68 68 0 0 1 68 68M40-10a160 160 0 0 1 160 160" className={styles['inkLine']} />
        <path d="M40 36a114 114 0 0 1 114 114M40-56a206 206 0 0 1 206 206" className={styles['sheetLine']} />
      </g>
      <path d="M40 114a36 36 0 0 1 36 36H40z" className={styles['signalFill']} />
      <path d="M0 0h40v150H0z" className={styles['inkFill']} />
    </>
  ),
};

/** A small drawing in ink, sheet and wash with one red dot. Decorative; fills the box it is given. */
export function Spot({ name, className }: { name: SpotName; className?: string | undefined }) {
  return (
    <svg
      className={[styles['spot'], className].filter(Boolean).join(' ')}
      viewBox="0 0 280 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
