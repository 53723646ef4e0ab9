import { isSameBody } from './answerBody';
import { keyOf, readDevice, removeFromDevice, writeDevice } from './deviceStorage';
import { changeTexts, forgetTexts, heldTexts, type HeldTexts, readTexts } from './texts';
import { adopted } from './textVersions';
import { readAs } from '@/features/auth/session/readUnknown';

const answersUnder = (key: string): HeldTexts['answers'] => readAs(heldTexts, readDevice(key))?.answers ?? {};

/** Where what a visitor wrote is set aside for whoever has signed in since. */
export const previewKey = (learnerId: string): string => keyOf('preview', learnerId);

/** What a visitor wrote in this tab is from now on for whoever has just signed in, and for nobody after them. */
export function setPreviewAside(learnerId: string): void {
  const { answers } = readTexts(null);
  if (Object.keys(answers).length === 0) return;
  const key = previewKey(learnerId);
  writeDevice(key, { answers: { ...answersUnder(key), ...answers }, notes: {} });
  forgetTexts(null);
}

/** Whether something was written into one of these blocks and is set aside. */
export function hasPreviewOf(learnerId: string, blocks: readonly { id: string }[]): boolean {
  const answers = answersUnder(previewKey(learnerId));
  return blocks.some(({ id }) => id in answers);
}

/** What was set aside becomes the learner's own, or waits for the next time where their answer is not sent yet. */
export function adoptPreview(learnerId: string): void {
  const key = previewKey(learnerId);
  const previews = Object.entries(answersUnder(key));
  if (previews.length === 0) return;
  changeTexts(learnerId, ({ answers, notes }) => {
    const entries = previews.map(([block, text]) => [block, adopted(text, answers[block])]);
    return { answers: { ...answers, ...Object.fromEntries(entries) }, notes };
  });
  const { answers: own } = readTexts(learnerId);
  const left = previews.filter(([block, { body }]) => !isSameBody(own[block]?.body ?? '', body));
  if (left.length > 0) writeDevice(key, { answers: Object.fromEntries(left), notes: {} });
  else removeFromDevice(key);
}

export const forgetPreview = (learnerId: string): void => removeFromDevice(previewKey(learnerId));
