import type { CssVarsTheme, Theme } from '@mui/material/styles';

/** The theme as the overrides of its components see it. */
export type HouseTheme = Omit<Theme, 'components'> & CssVarsTheme;

/** One of the house's own colours, as in `house('signal-main')`. */
export const house = (name: string): string => `var(--mui-palette-house-${name})`;
