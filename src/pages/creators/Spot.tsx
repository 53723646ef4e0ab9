import styles from './Spot.module.css';

export type SpotName = 'coins' | 'chart' | 'voices' | 'waves';

const drawings = {
  coins: (
    <>
      <g className={styles['lines']} strokeWidth="24" strokeLinecap="round">
        <path className={styles['inkLine']} d="M52 136h26M118 136h26M118 108h26M184 136h26M184 80h26" />
        <path className={styles['sheetLine']} d="M184 108h26M118 80h26M52 108h26" />
      </g>
      <circle className={styles['sheet']} cx="197" cy="42" r="22" />
      <circle className={styles['signal']} cx="197" cy="42" r="13" />
    </>
  ),
  chart: (
    <>
      <path className={styles['ink']} d="M34 150v-34h34v34zM84 150V86h34v64zM184 150V60h34v90z" />
      <path className={styles['sheet']} d="M134 150v-46h34v46zM234 150V40h34v110z" />
      <path
        className={styles['inkLine']}
        d="M51 92 101 62 151 80 201 36 251 16"
        fill="none"
        strokeWidth="4"
      />
      <circle className={styles['sheet']} cx="201" cy="36" r="15" />
      <circle className={styles['signal']} cx="201" cy="36" r="9" />
    </>
  ),
  voices: (
    <>
      <path className={styles['ink']} d="M44 118V68a54 54 0 1 1 54 54H44z" />
      <path className={styles['sheet']} d="M236 140V102a42 42 0 1 0-42 42h42z" />
      <circle className={styles['sheet']} cx="98" cy="68" r="24" />
      <circle className={styles['signal']} cx="98" cy="68" r="14" />
      <path className={styles['inkLine']} d="M176 102h36" strokeWidth="10" strokeLinecap="round" />
    </>
  ),
  waves: (
    <>
      <g className={styles['lines']} strokeWidth="22">
        <path className={styles['inkLine']} d="M40 82a68 68 0 0 1 68 68M40-10a160 160 0 0 1 160 160" />
        <path className={styles['sheetLine']} d="M40 36a114 114 0 0 1 114 114M40-56a206 206 0 0 1 206 206" />
      </g>
      <path className={styles['signal']} d="M40 114a36 36 0 0 1 36 36H40z" />
      <path className={styles['ink']} d="M0 0h40v150H0z" />
    </>
  ),
} satisfies Record<SpotName, React.ReactNode>;

/** A small decorative drawing in ink and paper with one red element. */
export function Spot({ name }: { name: SpotName }) {
  return (
    <svg
      className={styles['spot']}
      viewBox="0 0 280 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
