import fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import { findJsonFault } from './goJson';
import { readJson, writeJson } from './json';

const encoder = new TextEncoder();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const nearJson = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(60),
    fc.constantFrom('', ',', '}', ']', '"', '\\', '0', 'e', '-', ' ', 'x', '\n'),
  )
  .map(([text, at, change]) => text.slice(0, at) + change + text.slice(at + 1));

test('the scanner finds an error exactly where JSON is invalid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), nearJson, anyText()), (text) => {
      expect(findJsonFault(encoder.encode(text)) === null).toBe(isJson(text));
    }),
    { seed: 7, numRuns: 5000 },
  );
});

test('what is written parses back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.parse(writeJson(readJson(text)))).toEqual(JSON.parse(text));
    }),
    { seed: 7, numRuns: 2000 },
  );
});
