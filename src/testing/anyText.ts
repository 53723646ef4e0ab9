import fc from 'fast-check';

const characters = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0x10_ff_ff }))
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.isWellFormed());

/**
 * Text of any characters. fast-check's own unit for this, "binary", takes 0.9 s to create in each test file: it builds
 * a table of all million characters.
 */
export const anyText = (limits: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...limits });
