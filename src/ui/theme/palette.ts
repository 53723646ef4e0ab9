import { type Hue, artPalette } from './artPalette';
import { dark, light } from './tokens';

interface HuePalette {
  fill: string;
  text: string;
  wash: string;
}

interface BrandPalette {
  paper: string;
  sheet: string;
  wash: string;
  rule: string;
  edge: string;
  ink: string;
  ink2: string;
  ink3: string;
  signal: { main: string; hover: string; press: string; text: string; wash: string; on: string };
  club: string;
  ok: { text: string; wash: string };
  inverse: { main: string; on: string; on2: string; rule: string };
  foot: { main: string; ink: string; ink2: string; rule: string };
  skeleton: { main: string; sweep: string };
  scrim: string;
  focus: string;
  sideCardRule: string;
  elevation: { low: string; mid: string; high: string };
  hue: Record<Hue, HuePalette>;
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand: BrandPalette;
  }
}

/** Our own colours for one scheme, reachable in CSS as `var(--mui-palette-brand-…)`. */
function brandPalette(token: typeof light): BrandPalette {
  const hue = (name: Hue): HuePalette => ({ fill: artPalette[name].fill, ...token.hue[name] });
  return {
    paper: token.paper,
    sheet: token.sheet,
    wash: token.wash,
    rule: token.rule,
    edge: token.edge,
    ink: token.ink,
    ink2: token.ink2,
    ink3: token.ink3,
    signal: {
      main: token.signal,
      hover: token.signalHover,
      press: token.signalPress,
      text: token.signalText,
      wash: token.signalWash,
      on: token.onSignal,
    },
    club: token.club,
    ok: { text: token.okText, wash: token.okWash },
    inverse: { main: token.inverse, on: token.onInverse, on2: token.onInverse2, rule: token.inverseRule },
    foot: { main: token.foot, ink: token.footInk, ink2: token.footInk2, rule: token.footRule },
    skeleton: { main: token.skeleton, sweep: token.skeletonSweep },
    scrim: token.scrim,
    focus: token.focus,
    sideCardRule: token.sideCardRule,
    elevation: { low: token.shadow1, mid: token.shadow2, high: token.shadow3 },
    hue: {
      cobalt: hue('cobalt'),
      marigold: hue('marigold'),
      green: hue('green'),
      teal: hue('teal'),
      plum: hue('plum'),
    },
  };
}

function palette(token: typeof light) {
  return {
    brand: brandPalette(token),
    background: { default: token.paper, paper: token.sheet },
    divider: token.rule,
    text: { primary: token.ink, secondary: token.ink2, disabled: token.ink3 },
    primary: { main: token.signal, dark: token.signalHover, contrastText: token.onSignal },
    error: { main: token.signalText },
    success: { main: token.okText },
    action: {
      hover: token.wash,
      selected: token.wash,
      active: token.ink,
      disabledBackground: token.wash,
      disabled: token.ink3,
    },
    common: { black: light.ink },
  };
}

export const lightPalette = palette(light);
export const darkPalette = palette(dark);
