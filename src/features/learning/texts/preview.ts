import { isSameBody } from './answerBody';
import { keyOf, readDevice, removeFromDevice, writeDevice } from '@/features/learning/device/deviceStorage';
import { changeTexts, forgetTexts, heldTexts, type HeldTexts, readTexts } from './texts';
import { adopted } from './textVersions';

const answersUnder = (key: string): HeldTexts['answers'] => readDevice(key, heldTexts)?.answers ?? {};

/** The key of what a visitor wrote, set aside for the learner who has signed in since. */
export const previewKey = (learnerId: string): string => keyOf('preview', learnerId);

/** Sets aside what a visitor wrote in this tab for the learner who has just signed in; no later one gets it. */
export function setPreviewAside(learnerId: string): void {
  const { answers } = readTexts(null);
  if (Object.keys(answers).length === 0) return;
  const key = previewKey(learnerId);
  writeDevice(key, { answers: { ...answersUnder(key), ...answers }, notes: {} });
  forgetTexts(null);
}

/** Whether an answer to one of these blocks is set aside. */
export function hasPreviewOf(learnerId: string, blocks: readonly { id: string }[]): boolean {
  const answers = answersUnder(previewKey(learnerId));
  return blocks.some(({ id }) => id in answers);
}

/** Makes what was set aside the learner's own. Where their own answer is unsent, it waits for the next call. */
export function adoptPreview(learnerId: string): void {
  const key = previewKey(learnerId);
  const previews = Object.entries(answersUnder(key));
  if (previews.length === 0) return;
  changeTexts(learnerId, ({ answers }) => {
    const entries = previews.map(([block, text]) => [block, adopted(text, answers[block])]);
    return { answers: { ...answers, ...Object.fromEntries(entries) } };
  });
  const { answers: own } = readTexts(learnerId);
  const left = previews.filter(([block, { body }]) => !isSameBody(own[block]?.body ?? '', body));
  if (left.length > 0) writeDevice(key, { answers: Object.fromEntries(left), notes: {} });
  else removeFromDevice(key);
}

export const forgetPreview = (learnerId: string): void => removeFromDevice(previewKey(learnerId));
