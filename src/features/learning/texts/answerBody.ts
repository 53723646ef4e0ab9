import * as v from 'valibot';
import { isRecord } from '@/ui/readUnknown';

/** What was written into one block. The database accepts no numbers, so typed text is kept exactly as typed. */
export type AnswerBody = string | AnswerBody[] | { [key: string]: AnswerBody };

export const answerBody: v.GenericSchema<AnswerBody> = v.union([
  v.string(),
  v.array(v.lazy(() => answerBody)),
  v.record(
    v.string(),
    v.lazy(() => answerBody),
  ),
]);

/** A JSON replacer that sorts the keys of objects, which the database returns in its own order. */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSameBody = (one: AnswerBody, other: AnswerBody): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/**
 * Appends text that was typed without seeing the held text, so that neither is lost. Where the browser has restored
 * the field, the typed text already starts with the held one.
 */
export const below = (held: string, typed: string): string =>
  held === '' || typed.startsWith(held) ? typed : `${held}\n${typed}`;

/** For a body that is always text, such as a note's. */
export const asText = (body: AnswerBody | undefined): string => (typeof body === 'string' ? body : '');
