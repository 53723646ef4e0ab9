import * as v from 'valibot';

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

export const isSameBody = (one: AnswerBody, other: AnswerBody): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
