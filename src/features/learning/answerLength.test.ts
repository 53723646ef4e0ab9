import { answerLimit, charactersLeft } from './answerLength';

test('an answer is as long as the database writes it down', () => {
  const body = { rows: [['Ada, or "A"', 'two\nlines'], []], note: { a: 'b' } };
  const written = '{"rows": [["Ada, or \\"A\\"", "two\\nlines"], []], "note": {"a": "b"}}';
  expect(JSON.parse(written)).toEqual(body);
  expect(charactersLeft(body)).toBe(answerLimit - written.length);
});
