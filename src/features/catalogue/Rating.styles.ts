import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const ratingLook: CSSObject = {
  flex: 'none',
  color: cssVar('ink3'),
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  '& b': { color: cssVar('ink') },
  '&::before': {
    display: 'inline-block',
    width: 24,
    height: 24,
    margin: '-4px 0 -4px -4px',
    background: cssVar('ink'),
    content: "''",
    clipPath:
      "path('M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z')",
    scale: 'calc(16 / 24)',
    verticalAlign: -2,
  },
  '@media (forced-colors: active)': {
    '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
};
