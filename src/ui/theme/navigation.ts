import type { Components } from '@mui/material/styles';
import { cssVar, type AppTheme } from './cssVar';

// The signal colour itself is too dark to be read on a dark page.
const readable = { '&.Mui-selected': { color: cssVar('signal-text') } };

/** Everything that leads somewhere else. */
export const navigation: Components<AppTheme> = {
  MuiBottomNavigationAction: { styleOverrides: { root: readable } },
  MuiTab: { styleOverrides: { root: readable } },
};
