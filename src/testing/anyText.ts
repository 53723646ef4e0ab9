import fc from 'fast-check';

const characters = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0x10_ff_ff }))
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.isWellFormed());

/**
 * Text of any characters. Units of kind "binary", which fast-check has for this, take 0.9 s to make in each test file:
 * it makes a table of all million of them.
 */
export const anyText = (limits: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...limits });
