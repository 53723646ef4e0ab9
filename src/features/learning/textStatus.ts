import type { LearningFailure } from './learningFailure';
import type { HeldText } from './texts';

/** Where a text is. What is not saved is always kept on this device. */
export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  /** Milliseconds since the epoch. */
  | { kind: 'saved'; at: number }
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string }
  /** Another device wrote, too; nothing is sent before the learner has chosen. */
  | { kind: 'undecided'; message: string }
  /** For visitors, and where the browser keeps nothing: until the tab is closed. */
  | { kind: 'memory' };

const twoVersions = 'Also written on another device. Choose which version to keep.';

/** Of a text that is held by a member. */
export function statusOf(
  text: HeldText | undefined,
  { isInMemory, latestFailure }: { isInMemory: boolean; latestFailure: LearningFailure | null },
): SaveStatus {
  if (isInMemory) return { kind: 'memory' };
  if (!text) return { kind: 'untouched' };
  if (!text.isDirty) return { kind: 'saved', at: text.at };
  if (text.theirs) return { kind: 'undecided', message: twoVersions };
  if (text.refusal !== undefined) return { kind: 'failed', message: text.refusal };
  if (!latestFailure) return { kind: 'saving' };
  if (latestFailure.kind === 'offline') return { kind: 'waiting' };
  return { kind: 'failed', message: latestFailure.message };
}
