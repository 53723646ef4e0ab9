import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { type HeldText, stateOf } from './textVersions';

/** Said of text that the browser does not store. */
export const untilClosed = 'Kept until you close this tab.';

/** Where a text is kept: until the service has it, on this device, or in this tab's memory where there is no room. */
export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  /** Milliseconds since the epoch. */
  | { kind: 'saved'; at: number }
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string; isInMemory: boolean }
  /** The account has another version; nothing is sent before the learner has chosen. */
  | { kind: 'undecided'; message: string; isInMemory: boolean }
  /** Kept until the tab is closed: for visitors, and where the browser refuses storage. */
  | { kind: 'memory' };

const twoVersions = 'Your account has another version. Choose which one to keep.';

export function statusOf(
  text: HeldText | undefined,
  { isInMemory, latestFailure }: { isInMemory: boolean; latestFailure: LearningFailure | null },
): SaveStatus {
  if (!text) return { kind: isInMemory ? 'memory' : 'untouched' };
  const state = stateOf(text);
  if (state.kind === 'saved') return { kind: 'saved', at: text.at };
  if (state.kind === 'undecided') return { kind: 'undecided', message: twoVersions, isInMemory };
  if (state.kind === 'refused') return { kind: 'failed', message: state.refusal, isInMemory };
  if (isInMemory) return { kind: 'memory' };
  if (!latestFailure) return { kind: 'saving' };
  if (latestFailure.kind === 'offline') return { kind: 'waiting' };
  return { kind: 'failed', message: latestFailure.message, isInMemory };
}

/** Whether something stands in the way of saving. */
export const isTrouble = ({ kind }: SaveStatus): boolean => ['waiting', 'failed', 'undecided'].includes(kind);
