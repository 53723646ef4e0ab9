import fc from 'fast-check';
import { anyText } from '@/testing/anyText';
import { type Fault, FaultBook, faultKinds, faultyEndpoints, parseFaults, writeFaults } from './faults';

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
  ['token:418', []],
  ['nowhere:503', []],
  ['token:503x', []],
  ['token:constructor', []],
])('%p is read', (text, expected) => {
  expect(parseFaults(text)).toEqual(expected);
});

test('what is written is read back', () => {
  const fault = fc.record({
    endpoint: fc.constantFrom(...faultyEndpoints),
    kind: fc.constantFrom(...faultKinds),
    count: fc.option(fc.nat(1000)),
    delay: fc.nat(60_000),
    only: fc.option(fc.constantFrom('password', 'refresh_token', 'put')),
  });
  fc.assert(
    fc.property(fc.array(fault), (faults) => {
      const expected = faults.map((each) => (each.kind === 'slow' ? each : { ...each, delay: 2000 }));
      expect(parseFaults(writeFaults(faults))).toEqual(expected);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test('any text can be asked for', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(Array.isArray(parseFaults(text))).toBe(true);
    }),
    { seed: 7, numRuns: 1000 },
  );
});

test('a fault applies as often as it says, where it says', () => {
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
  book.clear('user');
  expect(book.list).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
});

test('a fault takes the place of another on the same endpoint', () => {
  const book = new FaultBook(() => {});
  for (const fault of parseFaults('token:503,token:hang,token.pkce:429,*:slow1')) book.add(fault);
  expect(writeFaults(book.list)).toBe('token:hang,token.pkce:429,*:slow1');
});
