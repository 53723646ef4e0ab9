import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { rareCharacters } from '@/ui/theme/fontCharacters';

/*
 * Cuts the fonts down to what is drawn: `npm run generate:fonts`. A visit then loads 45 kB of fonts instead of 63,
 * before its scripts.
 */

const folder = 'src/ui/theme/fonts';

const require = createRequire(import.meta.url);

const faces = [
  {
    name: 'besley',
    source: require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  },
  {
    name: 'public-sans',
    source: require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  },
];

const weights = { min: 400, max: 800 };
/** Kerning, ligatures, accents in their places, and the figures of one width that tables ask for. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** Where Latin, punctuation, currencies and arrows end. */
const lastCodePoint = 0x2215;

const isRare = (codePoint: number): boolean =>
  rareCharacters.some(([first, last]) => first <= codePoint && codePoint <= last);

const codePoints = Array.from({ length: lastCodePoint + 1 }, (_, codePoint) => codePoint);
const parts = {
  common: String.fromCodePoint(...codePoints.filter((codePoint) => !isRare(codePoint))),
  rare: String.fromCodePoint(...codePoints.filter(isRare)),
};

for (const { name, source } of faces) {
  const font = await readFile(source);
  for (const [part, text] of Object.entries(parts)) {
    const file = await subsetFont(font, text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weights },
    });
    await writeFile(`${folder}/${name}-${part}.woff2`, file);
  }
}
