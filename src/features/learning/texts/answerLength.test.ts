import { answerLimit, charactersLeft } from './answerLength';

test('the length of an answer is that of its JSON in the database', () => {
  const body = { rows: [['Ada, or "A"', 'two\nlines'], []], note: { a: 'b' } };
  const written = '{"rows": [["Ada, or \\"A\\"", "two\\nlines"], []], "note": {"a": "b"}}';
  expect(JSON.parse(written)).toEqual(body);
  expect(charactersLeft(body)).toBe(answerLimit - written.length);
});
