import type { AppThunk } from '@/app/thunk';
import type { LearningFailure } from './learningFailure';
import { sendAnswers } from './sendAnswers';
import { sendDeletions, sendNotes } from './sendNotes';
import { changeTexts, type HeldTexts, readTexts } from './texts';
import { type HeldText, isToSend } from './textVersions';

/** Whether anything is on this device only. */
export const hasUnsentTexts = ({ answers, notes }: HeldTexts): boolean =>
  [...Object.values(answers), ...Object.values(notes)].some(({ isDirty }) => isDirty);

const sendOnce =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) =>
    (await dispatch(sendAnswers(learnerId))) ??
    (await dispatch(sendNotes(learnerId))) ??
    (await dispatch(sendDeletions(learnerId)));

/** Whether a text turned out to be written over one that had arrived from here. */
const isOverOwn = (text: HeldText): boolean => isToSend(text) && text.sent !== undefined;

/** Sends every text that the service does not have. Answers with what stood in the way. */
export const sendTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const failure = await dispatch(sendOnce(learnerId));
    const { answers, notes } = readTexts(learnerId);
    const isHalfSent = [...Object.values(answers), ...Object.values(notes)].some(isOverOwn);
    return failure === null && isHalfSent ? dispatch(sendOnce(learnerId)) : failure;
  };

/** What was refused is tried again, such as after the learner has asked for it. */
export function forgetTextRefusals(learnerId: string): void {
  const without = <Held extends HeldText>(texts: Record<string, Held>): Record<string, Held> =>
    Object.fromEntries(Object.entries(texts).map(([id, held]) => [id, { ...held, refusal: undefined }]));
  changeTexts(learnerId, ({ answers, notes }) => ({ answers: without(answers), notes: without(notes) }));
}
