import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cssVar } from '@/ui/theme/cssVar';

export type SpotName = 'coins' | 'chart' | 'speech' | 'waves';

const drawings: Record<SpotName, ReactNode> = {
  coins: (
    <>
      <g strokeWidth="24" strokeLinecap="round">
        <path d="M52 136h26M118 136h26M118 108h26M184 136h26M184 80h26" className="inkLine" />
        <path d="M184 108h26M118 80h26M52 108h26" className="sheetLine" />
      </g>
      <circle cx="197" cy="42" r="22" className="sheetFill" />
      <circle cx="197" cy="42" r="13" className="signalFill" />
    </>
  ),
  chart: (
    <>
      <path d="M34 150v-34h34v34zM84 150V86h34v64zM184 150V60h34v90z" className="inkFill" />
      <path d="M134 150v-46h34v46zM234 150V40h34v110z" className="sheetFill" />
      <path d="M51 92 101 62 151 80 201 36 251 16" fill="none" className="inkLine" strokeWidth="4" />
      <circle cx="201" cy="36" r="15" className="sheetFill" />
      <circle cx="201" cy="36" r="9" className="signalFill" />
    </>
  ),
  speech: (
    <>
      <path d="M44 118V68a54 54 0 1 1 54 54H44z" className="inkFill" />
      <path d="M236 140V102a42 42 0 1 0-42 42h42z" className="sheetFill" />
      <circle cx="98" cy="68" r="24" className="sheetFill" />
      <circle cx="98" cy="68" r="14" className="signalFill" />
      <path d="M176 102h36" className="inkLine" strokeWidth="10" strokeLinecap="round" />
    </>
  ),
  waves: (
    <>
      <g fill="none" strokeWidth="22">
        <path d="M40 82a68 68 0 0 1 68 68M40-10a160 160 0 0 1 160 160" className="inkLine" />
        <path d="M40 36a114 114 0 0 1 114 114M40-56a206 206 0 0 1 206 206" className="sheetLine" />
      </g>
      <path d="M40 114a36 36 0 0 1 36 36H40z" className="signalFill" />
      <path d="M0 0h40v150H0z" className="inkFill" />
    </>
  ),
};

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  background: cssVar('wash'),
  '& .inkFill': { fill: cssVar('ink') },
  '& .inkLine': { stroke: cssVar('ink') },
  '& .sheetFill': { fill: cssVar('sheet') },
  '& .sheetLine': { stroke: cssVar('sheet') },
  '& .signalFill': { fill: cssVar('signal-main') },
});

/** A small drawing in ink, sheet and wash with one red dot. Decorative; fills the box it is given. */
export function Spot({ name, className }: { name: SpotName; className?: string | undefined }) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 280 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </Drawing>
  );
}
