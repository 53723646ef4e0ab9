import type { CssVarsTheme, Theme } from '@mui/material/styles';

/** The theme as the overrides of its components see it. */
export type AppTheme = Omit<Theme, 'components'> & CssVarsTheme;

/** One of our own colours, as in `cssVar('signal-main')`. */
export const cssVar = (name: string): string => `var(--mui-palette-brand-${name})`;
