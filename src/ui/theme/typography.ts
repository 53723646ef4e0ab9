/** The face of headlines, names and large figures. */
export const display = '"Besley Variable", "Besley Fallback", serif';
const text = '"Public Sans Variable", "Public Sans Fallback", sans-serif';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    hero: React.CSSProperties;
    lead: React.CSSProperties;
    price: React.CSSProperties;
    small: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero?: React.CSSProperties;
    lead?: React.CSSProperties;
    price?: React.CSSProperties;
    small?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    lead: true;
    price: true;
    small: true;
  }
}

const headline = (fontWeight: number, fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: display,
  fontWeight,
  fontSize,
  lineHeight,
  letterSpacing,
});

/**
 * Sizes grow fluidly from a 390 to a 1440 pixel wide window. If the reader has chosen larger text, the longest word of
 * a headline becomes as wide as a phone, and no wider.
 */
export const typography = {
  fontFamily: text,
  hero: headline(800, 'min(clamp(2.625rem, 1.77rem + 3.5vw, 4.9375rem), 17vw)', 1.02, '-.038em'),
  h1: headline(800, 'min(clamp(2.25rem, 1.69rem + 2.29vw, 3.75rem), 15.5vw)', 1.04, '-.03em'),
  h2: headline(800, 'min(clamp(1.75rem, 1.38rem + 1.52vw, 2.75rem), 11.6vw)', 1.08, '-.026em'),
  h3: headline(800, 'clamp(1.375rem, 1.24rem + .57vw, 1.75rem)', 1.08, '-.022em'),
  h4: headline(700, '1.25rem', 1.24, '-.014em'),
  price: headline(800, '1.375rem', 1.1, '-.025em'),
  lead: {
    fontFamily: text,
    fontWeight: 400,
    fontSize: 'min(clamp(1.125rem, 1.06rem + .29vw, 1.3125rem), 10vw)',
    lineHeight: 1.55,
  },
  body1: { fontSize: '1rem', lineHeight: 1.625 },
  body2: { fontSize: '1rem', lineHeight: 1.5 },
  small: { fontFamily: text, fontWeight: 400, fontSize: '.875rem', lineHeight: '1.25rem' },
  caption: { fontSize: '.875rem', lineHeight: '1.25rem' },
  button: {
    fontSize: '1rem',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-.005em',
    textTransform: 'none' as const,
  },
};
