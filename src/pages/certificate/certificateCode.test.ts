import { complaintAbout, groupCode, normalizeCode } from './certificateCode';

test.each([
  '7f3k-92qd-xm4t',
  ' 7F3K 92QD XM4T ',
  '7F3K\u201392qd\u2011xm4t',
  '7f3k92qdxm4t\u200b',
  '7F3K92QDXM4T.',
  '(7f3k-92qd-xm4t).',
  'https://aiclub.example/certificate/7F3K92QDXM4T',
  'aiclub.example/certificate/7f3k-92qd-xm4t?from=mail#top',
])('%j is read without hyphens, spaces, surrounding punctuation, case and the address around it', (typed) => {
  expect(normalizeCode(typed)).toBe('7F3K92QDXM4T');
});

test('a code is written in groups of four', () => {
  expect(groupCode('7F3K92QDXM4T')).toBe('7F3K-92QD-XM4T');
  expect(groupCode('7F3K9')).toBe('7F3K-9');
  expect(groupCode('')).toBe('');
});

test('a possible code has no error', () => {
  expect(complaintAbout('7F3K92QDXM4T')).toBeUndefined();
});

test.each([
  ['', 'Type the code of the certificate.'],
  ['7F3K92QDXM4', 'Codes have twelve characters. This one has eleven.'],
  ['7F3K92QDXM4TT', 'Codes have twelve characters. This one has 13.'],
  ['7F3K92QDXM4I', 'No code contains the letter I. It may be the digit 1.'],
  ['LF3K92QDXM4T', 'No code contains the letter L. It may be the digit 1.'],
  ['7F3K92QDXO4T', 'No code contains the letter O. It may be the digit 0.'],
  ['7F3K92QDXU4T', 'No code contains the letter U. It may be the letter V.'],
  ['7F3K92QDXM4!', 'Codes are made of letters and digits. "!" is neither.'],
  ['7F3K92QDXMÄT', 'Codes are made of letters and digits. "Ä" is neither.'],
])('%j has the right error', (code, complaint) => {
  expect(complaintAbout(code)).toBe(complaint);
});
