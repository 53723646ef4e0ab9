import { rareCharacters } from './fontCharacters';
import besley from './fonts/besley-common.woff2';
import besleyRare from './fonts/besley-rare.woff2';
import publicSans from './fonts/public-sans-common.woff2';
import publicSansRare from './fonts/public-sans-rare.woff2';

const hex = (codePoint: number): string => codePoint.toString(16);
const rare = rareCharacters.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join();

/** A variable face from our own origin, in two files: the second is fetched for characters of its range. */
const variableFace = (fontFamily: string, fontWeight: string, common: string, second: string) => {
  const face = (file: string) => ({
    fontFamily,
    fontDisplay: 'swap',
    fontWeight,
    src: `url(${file})`,
  });
  return [{ '@font-face': face(common) }, { '@font-face': { ...face(second), unicodeRange: rare } }];
};

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
  ...variableFace('"Besley Variable"', '500 800', besley, besleyRare),
  ...variableFace('"Public Sans Variable"', '400 800', publicSans, publicSansRare),
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
