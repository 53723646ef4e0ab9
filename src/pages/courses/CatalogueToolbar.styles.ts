import { styled } from '@mui/material/styles';

export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBlockEnd: 16,
  '& .status': { flex: 1, order: 1, fontVariantNumeric: 'tabular-nums' },
  '@media (width >= 900px)': { marginBlockEnd: 24, '& .status': { order: 0 } },
  '@media (width >= 1200px)': { '& .status': { flex: 'none', order: -1 } },
  '@media print': { display: 'none' },
});
