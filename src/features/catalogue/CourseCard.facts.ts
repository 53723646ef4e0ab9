import type { CSSObject } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const clock =
  "path('M11.99 2C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m.5-13H11v6l5.25 3.15.75-1.23-4.5-2.67z')";
const film =
  "path('M21 3H3c-1.11 0-2 .89-2 2v12c0 1.1.89 2 2 2h5v2h8v-2h5c1.1 0 1.99-.9 1.99-2L23 5c0-1.11-.9-2-2-2m0 14H3V5h18zm-5-6-7 4V7z')";
const people =
  "path('M9 13.75c-2.34 0-7 1.17-7 3.5V19h14v-1.75c0-2.33-4.66-3.5-7-3.5M4.34 17c.84-.58 2.87-1.25 4.66-1.25s3.82.67 4.66 1.25zM9 12c1.93 0 3.5-1.57 3.5-3.5S10.93 5 9 5 5.5 6.57 5.5 8.5 7.07 12 9 12m0-5c.83 0 1.5.67 1.5 1.5S9.83 10 9 10s-1.5-.67-1.5-1.5S8.17 7 9 7m7.04 6.81c1.16.84 1.96 1.96 1.96 3.44V19h4v-1.75c0-2.02-3.5-3.17-5.96-3.44M15 12c1.93 0 3.5-1.57 3.5-3.5S16.93 5 15 5c-.54 0-1.04.13-1.5.35.63.89 1 1.98 1 3.15s-.37 2.26-1 3.15c.46.22.96.35 1.5.35')";

/** Duration, lessons and students of a card. Their icons are CSS shapes: as elements they would be 144 on one page. */
export const factsLook: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  color: cssVar('ink3'),
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  '& span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& span::before': {
    width: 24,
    height: 24,
    margin: -3.5,
    background: 'currentColor',
    clipPath: 'var(--icon)',
    content: "''",
    scale: 'calc(17 / 24)',
  },
  '& .duration': { '--icon': clock },
  '& .lessons': { '--icon': film },
  '& .students': { '--icon': people },
  '@media (forced-colors: active)': {
    '& span::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
};
