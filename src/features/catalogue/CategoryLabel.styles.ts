import type { CSSObject } from '@mui/material/styles';
import { hueSquare } from '@/ui/hueSquare';
import { cssVar } from '@/ui/theme/cssVar';
import { categories } from './categories';

export const categoryLook: CSSObject = {
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&::before': hueSquare,
  ...Object.fromEntries(
    categories.map(({ hue }) => [
      `&[data-hue="${hue}"]`,
      { color: cssVar(`hue-${hue}-text`), '&::before': { background: cssVar(`hue-${hue}-fill`) } },
    ]),
  ),
};
