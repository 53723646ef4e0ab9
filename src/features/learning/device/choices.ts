import * as v from 'valibot';
import { choicesKey, readDevice, removeFromDevice, writeDevice } from './deviceStorage';

/** By block: the text of the chosen option, because options may be reordered. */
const choicesSchema = v.record(v.string(), v.string());

const readChoices = (writerId: string | null) => readDevice(choicesKey(writerId), choicesSchema) ?? {};

/** The option chosen in a question on this device, checked or not. */
export const readChoice = (writerId: string | null, block: string): string | undefined =>
  readChoices(writerId)[block];

/** Keeps a choice on this device for a later visit; it is never sent. */
export const keepChoice = (writerId: string | null, block: string, text: string): void => {
  writeDevice(choicesKey(writerId), { ...readChoices(writerId), [block]: text });
};

/** Moves a visitor's choices in this tab to the learner who has just signed in, so that no later one gets them. */
export function takeVisitorChoices(learnerId: string): void {
  const choices = readChoices(null);
  if (Object.keys(choices).length === 0) return;
  writeDevice(choicesKey(learnerId), { ...readChoices(learnerId), ...choices });
  removeFromDevice(choicesKey(null));
}
