import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

export const Tiles = styled('ul')({
  overflow: 'hidden',
  border: rule,
  borderRadius: 4,
  background: cssVar('sheet'),
  listStyle: 'none',
  '& .tile': { position: 'relative', display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)' },
  '& .tile > img': { height: '100%' },
  '& .tile + .tile': { borderBlockStart: rule },
  '& .tile:has(a:focus-visible)': { outline: `3px solid ${cssVar('focus')}`, outlineOffset: -3 },
  '& .words': { padding: '14px 16px', color: cssVar('ink2'), font: 'var(--mui-font-small)' },
  '& .name': {
    marginBlockEnd: 4,
    color: cssVar('ink'),
    font: 'var(--mui-font-h4)',
    letterSpacing: '-0.014em',
  },
  // The whole tile is the link's target and shows the focus ring.
  '& .name a': { color: 'inherit', outline: 'none' },
  '& .name a::after': { position: 'absolute', inset: 0, content: "''" },
  '& .count': { marginBlockStart: 6, color: cssVar('ink3') },
  '@media (hover: hover)': {
    '& .tile:hover': { background: cssVar('wash') },
    '& .tile:hover .name a': {
      textDecoration: `underline 2px ${cssVar('signal-text')}`,
      textUnderlineOffset: 4,
    },
    '& .tile:hover .count': { color: cssVar('ink2') },
  },
  // Room for the longest word of a name.
  '@media (width < 22.5rem)': {
    '& .tile': { gridTemplateColumns: '80px minmax(0, 1fr)' },
    '& .words': { paddingInline: 12 },
    '& .name': { fontSize: 'min(1.125rem, 10vw)' },
  },
  '@media (width < 15rem)': { '& .tile': { display: 'block' } },
  '@media (width >= 56.25rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& .tile': { gridTemplateRows: 'auto 1fr', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .tile > img': { height: 'auto' },
    '& .tile + .tile': { borderBlockStart: 'none', borderInlineStart: rule },
    '& .words': { display: 'flex', flexDirection: 'column', padding: '18px 20px 20px' },
    '& .count': { marginBlockStart: 'auto', paddingBlockStart: 12 },
  },
  '@media (56.25rem <= width < 82.5rem)': {
    '& .words': { paddingInline: 14 },
    '& .name': { fontSize: '1.0625rem' },
  },
});
