import fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import {
  type Fault,
  FaultBook,
  faultKinds,
  faultyEndpoints,
  parseFaults,
  partsOf,
  writeFaults,
} from './faults';

const plain: Fault = { endpoint: 'token', kind: '503', count: null, delay: 2000, only: null };

test.each([
  ['token:503x3', [{ ...plain, count: 3 }]],
  ['token:503', [plain]],
  ['token.refresh_token:offline', [{ ...plain, kind: 'offline', only: 'refresh_token' }]],
  ['*:slow800', [{ ...plain, endpoint: '*', kind: 'slow', delay: 800 }]],
  ['user:slow', [{ ...plain, endpoint: 'user', kind: 'slow' }]],
  ['user:slow100x2', [{ ...plain, endpoint: 'user', kind: 'slow', delay: 100, count: 2 }]],
  [
    ' signup:html200 , logout:hang',
    [
      { ...plain, endpoint: 'signup', kind: 'html200' },
      { ...plain, endpoint: 'logout', kind: 'hang' },
    ],
  ],
  ['', []],
  ['none', []],
  ['*.enrol:503', [{ ...plain, endpoint: '*', only: 'enrol' }]],
])('%p is parsed', (text, expected) => {
  expect(parseFaults(text)).toEqual(expected);
});

test.each([
  ['nowhere:503', /^The fault nowhere:503 is left out: there is no "nowhere", only \*, signup, token, /],
  ['token.pasword:503', /: there is no "token\.pasword", only token\.password, token\.refresh_token, /],
  ['rpc.password:503', /: there is no "rpc\.password", only .*rpc\.enrol, .*rpc\.delete$/],
  ['token:418', /: there is no "418", only slow, offline, /],
  ['token:constructor', /: there is no "constructor", only slow, /],
  ['token:503x', /: a fault looks like token\.password:503x2$/],
])('%p is refused with a sentence that lists what exists', (text, sentence) => {
  const refuse = jest.fn<undefined, [sentence: string]>();
  expect(parseFaults(`${text},token:503`, refuse)).toEqual([plain]);
  expect(refuse.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
});

test('an unknown fault is reported in the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  parseFaults('token.pasword:503');
  const said = warn.mock.calls;
  warn.mockRestore();
  expect(said).toEqual([[expect.stringContaining('token.pasword')]]);
});

test('any faults that are written are parsed back unchanged', () => {
  const fault = fc.constantFrom(...faultyEndpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      kind: fc.constantFrom(...faultKinds),
      count: fc.option(fc.nat(1000)),
      delay: fc.nat(60_000),
      only: fc.option(fc.constantFrom(...partsOf(endpoint))),
    }),
  );
  fc.assert(
    fc.property(fc.array(fault), (faults) => {
      const expected = faults.map((each) => (each.kind === 'slow' ? each : { ...each, delay: 2000 }));
      expect(parseFaults(writeFaults(faults))).toEqual(expected);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test('any text is parsed without an error', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(Array.isArray(parseFaults(text, () => {}))).toBe(true);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test('a fault applies as often and where it says', () => {
  const changed = jest.fn();
  const book = new FaultBook(changed);
  book.replace(parseFaults('token.refresh_token:503x2,user:hang'));
  expect(book.apply('token', ['post', 'password'])).toBeNull();
  expect(book.apply('token', ['post', 'refresh_token'])?.kind).toBe('503');
  expect(writeFaults(book.list)).toBe('token.refresh_token:503x1,user:hang');
  expect(book.apply('token', ['refresh_token'])?.kind).toBe('503');
  expect(book.apply('token', ['refresh_token'])).toBeNull();
  expect(book.apply('user', [])?.kind).toBe('hang');
  expect(book.apply('user', [])?.kind).toBe('hang');
  book.clear();
  expect(book.list).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
});

test('a fault replaces another on the same endpoint', () => {
  const book = new FaultBook(() => {});
  for (const fault of parseFaults('token:503,token:hang,token.pkce:429,*:slow1')) book.add(fault);
  expect(writeFaults(book.list)).toBe('token:hang,token.pkce:429,*:slow1');
});
