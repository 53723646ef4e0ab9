import type { CSSObject } from '@mui/material/styles';

export const difficultyLook: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  // Three bars, each higher than the one before; those beyond the level are pale.
  '&::before': {
    flex: 'none',
    width: 15,
    height: 13,
    background:
      'linear-gradient(90deg, currentColor var(--reached), color-mix(in srgb, currentColor 28%, transparent) var(--reached))',
    clipPath: "path('M0 8h4v5H0zM5.5 4h4v9h-4zM11 0h4v13h-4z')",
    content: "''",
  },
  '&[data-level="beginner"]': { '--reached': '5px' },
  '&[data-level="intermediate"]': { '--reached': '10px' },
  '&[data-level="advanced"]': { '--reached': '15px' },
  '@media (forced-colors: active)': {
    '&::before': { color: 'CanvasText', forcedColorAdjust: 'none' },
  },
};
