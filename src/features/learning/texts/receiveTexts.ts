import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { answerBody } from './answerBody';
import { callLearning } from '@/features/learning/record/callLearning';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { changeTexts } from './texts';
import { type HeldText, receive, receiveNote } from './textVersions';

const stored = { revision: v.number(), updated_at: v.string() };

/** What `my_learning` returns in addition with `with_texts`. */
export const ownTexts = v.object({
  answers: v.array(v.object({ ...stored, block: v.string(), body: answerBody })),
  notes: v.array(v.object({ ...stored, id: v.string(), lesson: v.string(), body: v.string() })),
});

/**
 * Stores the service's texts on this device; unsent texts stay. Only within the turn of the request: an older answer
 * would overwrite what was sent since.
 */
export function receiveTexts(learnerId: string, texts: v.InferOutput<typeof ownTexts>): void {
  changeTexts(learnerId, (held) => {
    const answers = Object.fromEntries(
      texts.answers.map(({ block, updated_at, ...theirs }) => [
        block,
        receive(held.answers[block], { ...theirs, isDirty: false, at: Date.parse(updated_at) }),
      ]),
    );
    const notes = Object.fromEntries(
      texts.notes.map(({ id, updated_at, ...theirs }) => [
        id,
        receiveNote(held.notes[id], { ...theirs, isDirty: false, at: Date.parse(updated_at) }),
      ]),
    );
    const unsent = ([, text]: [string, HeldText]) => text.isDirty;
    return {
      answers: { ...Object.fromEntries(Object.entries(held.answers).filter(unsent)), ...answers },
      notes: { ...Object.fromEntries(Object.entries(held.notes).filter(unsent)), ...notes },
    };
  });
}

/** Fetches and stores only the texts. */
export const fetchTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const asked = callLearning('my_learning', { with_texts: true }, { answer: ownTexts, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (data) receiveTexts(learnerId, data);
    return error ?? null;
  };
