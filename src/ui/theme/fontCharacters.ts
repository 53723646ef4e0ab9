/**
 * The letters with accents and the rarer signs, as ranges of code points. They are in files of their own, because the
 * product's words do without them: only names and texts of its users need them. (ã and é are in its own words.) After a
 * change: `npm run generate:fonts`.
 */
export const rareCharacters: readonly (readonly [first: number, last: number])[] = [
  [0xaa, 0xb6],
  [0xb8, 0xe2],
  [0xe4, 0xe8],
  [0xea, 0x329],
];
