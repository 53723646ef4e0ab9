import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

export const listLook: CSSObject = {
  // The last row takes the extra height when the cover is taller than the words beside it.
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: '8rem auto minmax(0, 1fr)',
  columnGap: 14,

  '& > *': { gridColumn: '1 / -1', marginInline: 14 },
  '& > .cover': { gridArea: '1 / 1 / span 3', width: '7.125rem', margin: '14px 0 14px 14px' },
  '& > .discount': {
    gridArea: '1 / 1',
    margin: '14px 0 0 14px',
    paddingInline: 8,
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
  },
  '& > :is(.category, .difficulty, .title)': { gridColumn: '2 / -1', marginInlineStart: 0 },
  '& > .category': { gridRow: 1, marginBlock: '14px 4px' },
  '& > .difficulty': { gridRow: 2 },
  '& > .title': { gridRow: 3, marginBlock: '6px 14px' },
  // Beside a cover, the full size would leave too few words a line.
  '@container (17rem <= width < 30rem)': { '& > .title': { fontSize: '1.125rem' } },
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
  '@media (width < 22.5rem)': {
    gridTemplateColumns: '6rem auto minmax(0, 1fr)',
    '& > .cover': { width: '5.125rem' },
  },

  // Large text gets the whole width, below the cover.
  '@container (width < 17rem)': {
    '& > .cover': { gridArea: '1 / 1 / auto / -1' },
    '& > :is(.category, .difficulty, .title)': {
      gridRow: 'auto',
      gridColumn: '1 / -1',
      marginInlineStart: 14,
    },
  },

  // The rating directly follows the name, however wide the row is.
  '@container (width >= 20.25rem)': {
    '& > .people': { gridTemplateColumns: 'auto minmax(0, auto) 1fr', columnGap: 10 },
  },

  '@container (width >= 30rem)': {
    '& > .cover': { gridRow: '1 / span 6' },
    '& > :is(.description, .people, .facts)': { gridColumn: '2 / -1', marginInlineStart: 0 },
    '& > .category': { gridColumn: 2, alignSelf: 'center', marginInlineEnd: 0 },
    '& > .difficulty': {
      gridRow: 1,
      gridColumn: 3,
      justifySelf: 'start',
      marginBlock: '14px 4px',
      padding: '2px 8px',
      border: rule,
      borderRadius: 2,
    },
    '& > .title': { gridRow: 2, marginBlockEnd: 4 },
  },

  '@media (width >= 56.25rem)': {
    gridTemplateColumns: 'clamp(160px, 24vw - 56px, 232px) auto minmax(0, 1fr)',
    columnGap: 0,
    '& > .cover': {
      gridArea: '1 / 1 / span 6',
      width: '100%',
      height: '100%',
      minHeight: '100%',
      margin: 0,
      borderInlineEnd: rule,
      contain: 'size',
    },
    '& > .discount': { margin: 0, paddingInline: 14, fontSize: '0.875rem', lineHeight: '2rem' },
    '& > :is(.category, .difficulty, .title, .description, .people, .facts)': { marginInlineStart: 16 },
  },

  // In pixels, too: small text fits into a small window, but not beside the filters.
  '@media (width >= 1200px) and (width >= 75rem)': {
    gridTemplateRows: 'repeat(4, auto) 1fr',
    gridTemplateColumns: 'clamp(232px, 18.9vw, 272px) auto minmax(0, 1fr) 168px',
    '& > :is(.title, .description, .people, .facts)': { gridColumn: '2 / 4', marginInline: 20 },
    '& > .cover': { gridRow: '1 / -1' },
    '& > .category': { margin: '16px 12px 0 20px' },
    '& > .difficulty': { margin: '16px 20px 0 0' },
    '& > .title': { marginBlock: '8px 4px' },
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
