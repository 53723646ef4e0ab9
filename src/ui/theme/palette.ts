import { dark, light } from './tokens';

type BrandPalette = typeof light;

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand: BrandPalette;
  }
}

function palette(brand: BrandPalette) {
  return {
    brand,
    background: { default: brand.paper, paper: brand.sheet },
    divider: brand.rule,
    text: { primary: brand.ink, secondary: brand.ink2, disabled: brand.ink3 },
    primary: { main: brand.signal.main, dark: brand.signal.hover, contrastText: brand.signal.on },
    error: { main: brand.signal.text },
    success: { main: brand.ok.text },
    action: {
      hover: brand.wash,
      selected: brand.wash,
      active: brand.ink,
      disabledBackground: brand.wash,
      disabled: brand.ink3,
    },
    common: { black: light.ink },
  };
}

export const lightPalette = palette(light);
export const darkPalette = palette(dark);
