import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

export const Block = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 20,
  paddingBlockStart: 20,
  borderBlockStart: rule,
  // Otherwise the heading above could stay behind, alone at the end of a sheet.
  '@media print': { breakInside: 'avoid' },
  '& h3': { fontSize: 'min(1.25rem, 11.6vw)' },
  '& .facts': { marginBlockStart: 4, color: cssVar('ink3') },
  '& .bio': { maxWidth: '38.75em', marginBlockStart: 12 },
  '& .also': { marginBlockStart: 20, fontSize: '1.0625rem' },
  '& .courses': { marginBlockStart: 8, listStyle: 'none' },
  '& .courses li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 8,
    borderBlockEnd: rule,
  },
  '& .courses li:last-of-type': { borderBlockEnd: 0 },
  '& .courses a': { fontWeight: 600, textDecoration: 'none', textUnderlineOffset: 'auto' },
  '& .courses a:hover': { textDecoration: 'underline' },
  '& .courses span': { fontVariantNumeric: 'tabular-nums' },
  '@media (width < 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (width < 11rem)': { '& .courses li': { display: 'grid' } },
});
