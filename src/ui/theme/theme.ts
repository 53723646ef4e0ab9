import { extendTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { baseline } from './baseline';
import { colorSchemeAttribute } from '@/ui/colorSchemeAttribute';
import { controls } from './controls';
import { data } from './data';
import { fields } from './fields';
import { navigation } from './navigation';
import { darkPalette, lightPalette } from './palette';
import { surfaces } from './surfaces';
import { typography } from './typography';

const easing = 'cubic-bezier(.2,.7,.2,1)';
const low = 'var(--mui-palette-brand-elevation-low)';
const mid = 'var(--mui-palette-brand-elevation-mid)';
const high = 'var(--mui-palette-brand-elevation-high)';

export const theme = extendTheme({
  colorSchemeSelector: colorSchemeAttribute,
  shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || keys[0] === 'overlays',
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } },
  shadows: [
    'none',
    low,
    low,
    low,
    mid,
    mid,
    mid,
    mid,
    mid,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
    high,
  ],
  transitions: {
    easing: { easeInOut: easing, easeOut: easing, easeIn: 'ease-in', sharp: easing },
    duration: {
      shortest: 120,
      shorter: 120,
      short: 220,
      standard: 220,
      complex: 520,
      enteringScreen: 280,
      leavingScreen: 160,
    },
  },
  components: { ...baseline, ...controls, ...data, ...fields, ...navigation, ...surfaces },
});

const { generateStyleSheets } = theme;
/** Paper is white, so the dark scheme applies to screens only. */
theme.generateStyleSheets = () =>
  generateStyleSheets().map((sheet) =>
    `[${colorSchemeAttribute}="dark"]` in sheet ? { '@media screen': sheet } : sheet,
  );
