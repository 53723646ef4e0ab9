import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { squareBullet } from './squareBullet';

/** `data-ruled` marks a section that ends in a table, questions or figures, which have their own rule below. */
export const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 40,
  '& + &': { borderBlockStart: `1px solid ${cssVar('rule')}` },
  '&[data-ruled] + &': { paddingBlockStart: 24, borderBlockStart: 0 },
  '&:last-child': { paddingBlockEnd: 0 },
  '& > .heading': {
    fontSize: 'min(clamp(1.375rem, 1.24rem + 0.57vw, 1.75rem), 11.6vw)',
    letterSpacing: '-0.022em',
  },
  '& > .heading:focus': { outline: 'none' },
  '& > .text': { maxWidth: '40em', color: cssVar('ink2') },
  '& > .list': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    maxWidth: '40em',
    color: cssVar('ink2'),
    listStyle: 'none',
  },
  '& > .list > li': squareBullet,
  '& > .links': { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', listStyle: 'none' },
  '& > .links > li': { paddingBlock: 6 },
  // A grid row that is longer than the rest of the sheet would move to the next one.
  '@media print': { display: 'block', paddingBlock: 24, '& > * + *': { marginBlockStart: 16 } },
});
