import type { Components } from '@mui/material/styles';
import { cssVar, type AppTheme } from './cssVar';
import { ringInside } from './focusRing';

/** Everything that leads to another place. */
export const navigation: Components<AppTheme> = {
  MuiTabs: { styleOverrides: { indicator: { backgroundColor: cssVar('signal-text') } } },
  MuiTab: { styleOverrides: { root: { ...ringInside, '&.Mui-selected': { color: cssVar('ink') } } } },
  MuiBottomNavigationAction: {
    styleOverrides: { root: { ...ringInside, '&.Mui-selected': { color: cssVar('signal-text') } } },
  },
};
