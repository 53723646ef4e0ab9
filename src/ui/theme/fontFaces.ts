import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/** A Latin subset of a variable face, served from our own origin. */
const variableFace = (fontFamily: string, fontWeight: string, file: string) => ({
  '@font-face': {
    fontFamily,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    src: `url(${file}) format("woff2")`,
  },
});

interface Metrics {
  ascentOverride: string;
  descentOverride: string;
  sizeAdjust: string;
}

/**
 * Shown until a face is loaded: one that most systems have, scaled to the same widths, so that lines break alike and
 * nothing moves when the faces are swapped.
 */
const fallbackFace = (
  fontFamily: string,
  fontWeight: string,
  locals: readonly string[],
  metrics: Metrics,
) => ({
  '@font-face': { fontFamily, fontWeight, src: locals.map((name) => `local("${name}")`).join(), ...metrics },
});

const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];

export const fontFaces = [
  variableFace('"Besley Variable"', '400 900', besley),
  variableFace('"Public Sans Variable"', '100 900', publicSans),
  fallbackFace('"Besley Fallback"', '400 700', timesBold, {
    ascentOverride: '100%',
    descentOverride: '34%',
    sizeAdjust: '125%',
  }),
  fallbackFace('"Besley Fallback"', '701 900', timesBold, {
    ascentOverride: '96%',
    descentOverride: '33%',
    sizeAdjust: '130%',
  }),
  fallbackFace('"Public Sans Fallback"', '100 500', ['Arial', 'ArialMT', 'Liberation Sans'], {
    ascentOverride: '91%',
    descentOverride: '22%',
    sizeAdjust: '104%',
  }),
  fallbackFace('"Public Sans Fallback"', '600 900', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], {
    ascentOverride: '95%',
    descentOverride: '23%',
    sizeAdjust: '100%',
  }),
];
