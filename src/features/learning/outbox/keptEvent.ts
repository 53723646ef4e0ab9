import { isInMemoryOnly, onDeviceChange } from '@/features/learning/device/deviceStorage';
import { readKeptRecord } from '@/features/learning/record/learningApi';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { outboxKey, type OutboxEvent, readOutbox } from './outbox';
import { readRefusals } from './refusals';

/** An event of a member who wants to know what becomes of it. */
export interface KeptEvent {
  learnerId: string;
  type: Extract<OutboxEvent['type'], 'enrol' | 'save' | 'unsave'>;
  courseId: string;
}

/**
 * Sent when the service can be reached. Until then kept on this device or, where the browser refuses storage, until the
 * tab is closed.
 */
type Waiting = 'waiting' | 'waitingInTab';

/** `dropped`: something else, such as a press in another tab, has replaced it before it was sent. */
export type Fate = 'sent' | 'dropped' | Waiting | LearningFailure;

export const isSameEvent =
  ({ type, courseId }: KeptEvent) =>
  (event: OutboxEvent): boolean =>
    event.type === type && event.courseId === courseId;

/** Whether the service's answer shows it. */
function isInRecord({ learnerId, type, courseId }: KeptEvent): boolean {
  const record = readKeptRecord(learnerId);
  const courses = type === 'enrol' ? record?.enrolments : record?.saved_courses;
  const isThere = courses?.some(({ course_id }) => course_id === courseId) ?? false;
  return type === 'unsave' ? !isThere : isThere;
}

/** What has become of an event. Another tab may have sent it. */
export function fateOf(kept: KeptEvent): Fate {
  const { learnerId } = kept;
  const isThis = isSameEvent(kept);
  const refused = readRefusals(learnerId).find(({ event }) => isThis(event));
  if (refused) return { kind: 'refused', message: refused.message, status: null };
  const events = readOutbox(learnerId).filter(isThis);
  if (events.every(({ isSent }) => isSent)) {
    return events.length > 0 || isInRecord(kept) ? 'sent' : 'dropped';
  }
  return isInMemoryOnly(outboxKey(learnerId)) ? 'waitingInTab' : 'waiting';
}

export const isWaiting = (result: unknown): boolean => result === 'waiting' || result === 'waitingInTab';

/** Calls back once an event no longer waits. Returns a function that stops it. */
export function onceSettled(kept: KeptEvent, tell: (fate: Fate) => void): () => void {
  const look = () => {
    const fate = fateOf(kept);
    if (isWaiting(fate)) return;
    stop();
    tell(fate);
  };
  const stop = onDeviceChange(look);
  look();
  return stop;
}
