import type { Components } from '@mui/material/styles';
import { cssVar, type AppTheme } from './cssVar';

/** Everything that shows a value or a person. */
export const data: Components<AppTheme> = {
  MuiAvatar: {
    styleOverrides: {
      root: {
        '&[data-size="32"]': { width: 32, height: 32 },
        '&[data-size="44"]': { width: 44, height: 44 },
        '&[data-size="48"]': { width: 48, height: 48 },
        '&[data-size="64"]': { width: 64, height: 64 },
      },
      // The drawing shown instead of a picture brings its own disc.
      colorDefault: {
        backgroundColor: cssVar('wash'),
        color: cssVar('ink'),
        '&:has(> svg)': { backgroundColor: 'transparent' },
        '@media (forced-colors: active)': { border: 0 },
      },
    },
  },
};
