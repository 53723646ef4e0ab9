import * as v from 'valibot';
import { isRecord } from '@/features/auth/session/readUnknown';

/** What was written into one block. The database takes no numbers, so that what was typed stays as it was typed. */
export type AnswerBody = string | readonly AnswerBody[] | { readonly [key: string]: AnswerBody };

export const answerBody: v.GenericSchema<AnswerBody> = v.union([
  v.string(),
  v.array(v.lazy(() => answerBody)),
  v.record(
    v.string(),
    v.lazy(() => answerBody),
  ),
]);

/** The database returns the entries of a map in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSameBody = (one: AnswerBody, other: AnswerBody): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/**
 * Words that were typed where those that are held could not be seen take nothing away: they stand below. A browser that
 * puts back what stood in a field when it was left has what is held in it already.
 */
export const below = (held: string, typed: string): string =>
  held === '' || typed.startsWith(held) ? typed : `${held}\n${typed}`;

/** Of what is never anything else than text. */
export const asText = (body: AnswerBody | undefined): string => (typeof body === 'string' ? body : '');
