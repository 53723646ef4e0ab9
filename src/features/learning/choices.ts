import * as v from 'valibot';
import { readAs } from '@/features/auth/session/readUnknown';
import { choicesKey, onDeviceChange, readDevice, removeFromDevice, writeDevice } from './deviceStorage';

/** By block: the text of what was chosen, because an option may get another place. */
const choicesSchema = v.record(v.string(), v.string());

const readChoices = (writerId: string | null) =>
  readAs(choicesSchema, readDevice(choicesKey(writerId))) ?? {};

/** What somebody has chosen in a question on this device, checked or not. */
export const readChoice = (writerId: string | null, block: string): string | undefined =>
  readChoices(writerId)[block];

/** Keeps it for when they come back; nothing of it is sent. */
export const keepChoice = (writerId: string | null, block: string, text: string): void => {
  writeDevice(choicesKey(writerId), { ...readChoices(writerId), [block]: text });
};

/** Calls back when a choice has changed, in this tab or another. Returns how to stop. */
export const onChoice = (writerId: string | null, changed: () => void): (() => void) =>
  onDeviceChange((key) => {
    if (key === choicesKey(writerId)) changed();
  });

/** What a visitor has chosen in this tab is from now on for whoever has just signed in, and for nobody after them. */
export function takeVisitorChoices(learnerId: string): void {
  const choices = readChoices(null);
  if (Object.keys(choices).length === 0) return;
  writeDevice(choicesKey(learnerId), { ...readChoices(learnerId), ...choices });
  removeFromDevice(choicesKey(null));
}
