import type { AnswerBody } from '@/features/learning/answerBody';

/** What the service keeps of one answer, in characters. */
export const answerLimit = 10_000;

const nearlyFull = 1_000;

/** As the database writes it down: with a space after each comma and colon between values. */
function lengthOf(body: AnswerBody): number {
  if (typeof body === 'string') return body.length;
  // A line break never stands within a string there, so that each of them is the formatting's.
  return JSON.stringify(body, undefined, 1).replace(/,\n */g, ', ').replace(/\n */g, '').length;
}

/** How many characters an answer may still get. */
export const charactersLeft = (body: AnswerBody): number => answerLimit - lengthOf(body);

const inWords = (count: number, kind = ''): string =>
  `${count.toLocaleString('en-US')} ${kind}${count === 1 ? 'character' : 'characters'}`;

/** Says of a change by how many characters it was too long to be taken. */
export const excessNote = (excess: number): string => `That did not fit: it was ${inWords(excess)} too long.`;

/** Says so before an answer is full; empty while there is plenty of room. */
export function lengthNote(body: AnswerBody): string {
  const left = charactersLeft(body);
  if (left <= 0) return `This is full: no more than ${inWords(answerLimit)} can be kept here.`;
  return left > nearlyFull ? '' : `Room for ${inWords(left, 'more ')}.`;
}
