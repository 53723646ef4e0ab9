import { rareCharacters } from './fontCharacters';
import besley from './fonts/besley-common.woff2';
import besleyRare from './fonts/besley-rare.woff2';
import publicSans from './fonts/public-sans-common.woff2';
import publicSansRare from './fonts/public-sans-rare.woff2';

const hex = (codePoint: number): string => codePoint.toString(16);
/** The second files are fetched only for characters of these ranges. */
const rare = rareCharacters.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join();

/** A part of a variable face, from our own origin. */
const variableFace = (fontFamily: string, file: string, unicodeRange?: string) => ({
  '@font-face': {
    fontFamily,
    fontDisplay: 'swap',
    fontWeight: '400 800',
    src: `url(${file})`,
    ...(unicodeRange !== undefined && { unicodeRange }),
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
  variableFace('"Besley Variable"', besley),
  variableFace('"Public Sans Variable"', publicSans),
  variableFace('"Besley Variable"', besleyRare, rare),
  variableFace('"Public Sans Variable"', publicSansRare, rare),
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
