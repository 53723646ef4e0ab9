import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const priceLook: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  font: 'var(--mui-font-price)',
  letterSpacing: '-0.025em',
  '& s': {
    color: cssVar('ink3'),
    font: 'var(--mui-font-small)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
  },
};
