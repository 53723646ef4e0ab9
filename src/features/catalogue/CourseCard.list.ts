import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

export const listLook: CSSObject = {
  gridTemplateColumns: '128px minmax(0, 1fr)',
  columnGap: 14,

  '& > *': { gridColumn: '1 / -1', marginInline: 14 },
  '& > .cover': { gridArea: '1 / 1 / span 3', width: 114, margin: '14px 0 14px 14px' },
  '& > .discount': {
    gridArea: '1 / 1',
    margin: '14px 0 0 14px',
    paddingInline: 8,
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
  },
  '& > :is(.category, .difficulty, .title)': { gridColumn: 2, marginInlineStart: 0 },
  '& > .category': { gridRow: 1, marginBlock: '14px 4px' },
  '& > .difficulty': { gridRow: 2 },
  '& > .title': { gridRow: 3, marginBlock: '6px 14px' },
  '& > .people': { marginBlock: 10 },
  '& > .facts': { marginBlockEnd: 14 },
  '& > .foot': {
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: 0,
    padding: '10px 14px',
    borderBlockStart: rule,
  },

  // Room for the longest word of a title.
  '@media (width < 360px)': {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    '& > .cover': { width: 82 },
  },

  '@container (width >= 480px)': {
    '& > .cover': { gridRow: '1 / span 6' },
    '& > :is(.description, .people, .facts)': { gridColumn: 2, marginInlineStart: 0 },
    '& > .title': { marginBlockEnd: 4 },
  },

  '@media (width >= 1200px)': {
    gridTemplateRows: 'repeat(4, auto) 1fr',
    gridTemplateColumns: 'clamp(232px, 18.9vw, 272px) auto minmax(0, 1fr) 168px',
    columnGap: 0,
    '& > :is(.title, .description, .people, .facts)': { gridColumn: '2 / 4', marginInline: 20 },
    '& > .cover': {
      gridArea: '1 / 1 / -1',
      width: '100%',
      height: '100%',
      minHeight: '100%',
      margin: 0,
      borderInlineEnd: rule,
      contain: 'size',
    },
    '& > .discount': { margin: 0, paddingInline: 14, fontSize: '0.875rem', lineHeight: '2rem' },
    '& > .category': { margin: '16px 12px 0 20px' },
    '& > .difficulty': { gridRow: 1, gridColumn: 3, margin: '16px 20px 0 0' },
    '& > .title': { gridRow: 2, marginBlock: '8px 4px' },
    '& > .facts': { marginBlock: '2px 16px' },
    '& > .foot': {
      flexDirection: 'column',
      gridRow: '1 / -1',
      gridColumn: 4,
      alignItems: 'stretch',
      padding: 16,
      borderBlockStart: 'none',
      borderInlineStart: rule,
    },
  },
};
