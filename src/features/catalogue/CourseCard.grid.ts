import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const settling = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export const gridLook: CSSObject = {
  gridTemplateRows: 'repeat(7, auto) 1fr',
  gridTemplateColumns: 'minmax(0, 1fr) auto',

  '& > *': { gridColumn: '1 / -1', marginInline: 'var(--pad)' },
  '& > .cover, & > .discount': { gridRow: 1, marginInline: 0 },
  '& > .category': { gridRow: 2, marginBlock: '16px 10px' },
  '& > .difficulty': { gridRow: 3, marginBlock: '-6px 10px' },

  // In three columns beside the filters, from about 1440 pixels on: the longest subject and its longest level just fit.
  '@container (18.5rem <= width < 20.25rem)': { '& > *': { '--pad': '16px' } },
  '@container (width >= 18.5rem)': {
    '& > .category': { gridColumn: 1, marginInlineEnd: 6 },
    '& > .difficulty': {
      gridRow: 2,
      gridColumn: 2,
      marginBlock: '16px 10px',
      marginInlineStart: 0,
    },
  },

  '& > .description': { marginBlock: '6px 14px' },
  '& > .people': { marginBlockEnd: 12 },
  '& > .foot': {
    // The last row, even when level and subject share one.
    gridRow: 8,
    alignItems: 'center',
    alignSelf: 'end',
    justifyContent: 'space-between',
    marginBlock: '16px 18px',
    paddingBlockStart: 18,
    borderBlockStart: `1px solid ${cssVar('rule')}`,
  },

  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { translate: '0 -4px' },
    // The picture grows inside its frame: the clip removes what the scale adds.
    '& .cover': { transition: `scale 520ms ${settling}, clip-path 520ms ${settling}` },
    '&:hover .cover': { scale: '1.04', clipPath: 'inset(1.93%)' },
  },
};
