import { styled } from '@mui/material/styles';

export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBlockEnd: 16,
  // On a phone the count wraps to two lines, as high as the view toggle, to make room for the clear button.
  '& .status': {
    flex: '1 1 6.5rem',
    order: 1,
    maxWidth: 'max-content',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.375,
    textWrap: 'balance',
  },
  '@media (width >= 900px)': { marginBlockEnd: 24, '& .status': { order: 0 } },
  '@media (width >= 1200px)': { '& .status': { flex: 'none', order: -1 } },
  '@media print': { display: 'none' },
});
