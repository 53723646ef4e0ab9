import type { AppThunk } from '@/app/thunk';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { sendAnswers } from './sendAnswers';
import { sendDeletions, sendNotes } from './sendNotes';
import { allTexts, changeTexts, readTexts } from './texts';
import { type HeldText, isToSend } from './textVersions';

/** Whether any text is only on this device. */
export const hasUnsentTexts = (learnerId: string): boolean =>
  allTexts(readTexts(learnerId)).some(({ isDirty }) => isDirty);

const sendOnce =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) =>
    (await dispatch(sendAnswers(learnerId))) ??
    (await dispatch(sendNotes(learnerId))) ??
    (await dispatch(sendDeletions(learnerId)));

/** Whether a text conflicted only with one sent from here earlier, so that it can be sent again. */
const isOverOwn = (text: HeldText): boolean => isToSend(text) && text.sent !== undefined;

/** Sends every unsent text. Resolves to the failure that stopped it, or null. */
export const sendTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const failure = await dispatch(sendOnce(learnerId));
    const isHalfSent = allTexts(readTexts(learnerId)).some(isOverOwn);
    return failure === null && isHalfSent ? dispatch(sendOnce(learnerId)) : failure;
  };

/** Clears refusals so that the texts are sent again, such as when the learner has asked for it. */
export function forgetTextRefusals(learnerId: string): void {
  const without = <Held extends HeldText>(texts: Record<string, Held>): Record<string, Held> =>
    Object.fromEntries(Object.entries(texts).map(([id, held]) => [id, { ...held, refusal: undefined }]));
  changeTexts(learnerId, ({ answers, notes }) => ({ answers: without(answers), notes: without(notes) }));
}
