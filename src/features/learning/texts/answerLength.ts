import { countOf } from '@/features/catalogue/formatCourse';
import type { AnswerBody } from './answerBody';
import { type SaveStatus, untilClosed } from './textStatus';

/** The longest answer that the service accepts, in characters. */
export const answerLimit = 10_000;

const nearlyFull = 1_000;

/** In characters as the database counts them, not in UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** The length of the database's text form, which has a space after each comma and colon between values. */
function lengthOf(body: AnswerBody): number {
  if (typeof body === 'string') return countCharacters(body);
  // JSON escapes line breaks in strings, so every one here comes from the indentation.
  return countCharacters(JSON.stringify(body, undefined, 1).replace(/,\n */g, ', ').replace(/\n */g, ''));
}

/** How many more characters fit into an answer; negative where it is too long. */
export const charactersLeft = (body: AnswerBody): number => answerLimit - lengthOf(body);

/** Says by how many characters a rejected change was too long. */
export const excessNote = (excess: number): string =>
  `That did not fit: it was ${countOf(excess, 'character')} too long.`;

/** The service's refusal of an answer that is too long, so that none needs to be sent. */
export const refusalOf = (body: AnswerBody): string | undefined =>
  charactersLeft(body) < 0 ? `An answer holds at most ${countOf(answerLimit, 'character')}.` : undefined;

/** What becomes of an answer that is too long. */
function excessInWords(status: SaveStatus): string {
  // A visitor's answer is not sent at all.
  if (status.kind === 'memory') return `too many for an account. ${untilClosed}`;
  const place = 'isInMemory' in status && status.isInMemory ? 'until you close this tab' : 'on this device';
  return `too many. Kept ${place}, not sent until it is shorter.`;
}

/** Says how much room an answer has left or how much too long it is; empty while there is plenty of room. */
export function lengthNote(body: AnswerBody, status: SaveStatus): string {
  const left = charactersLeft(body);
  if (left < 0) return `${countOf(-left, 'character')} ${excessInWords(status)}`;
  if (left === 0) return `This is full: no more than ${countOf(answerLimit, 'character')} can be kept here.`;
  return left > nearlyFull ? '' : `Room for ${countOf(left, 'more character')}.`;
}
