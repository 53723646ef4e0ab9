import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { maybe, readAs } from '@/features/auth/session/readUnknown';
import { keyOf, readDevice, writeDevice } from './deviceStorage';

const outboxEvent = v.object({
  id: v.string(),
  type: v.picklist(['enrol', 'save', 'unsave', 'completed', 'opened']),
  courseId: v.string(),
  /** For lessons that were done or opened. */
  lesson: maybe(v.string()),
  /** ISO. */
  at: v.string(),
  /** The service has taken it, but has not been asked for the whole since. */
  isSent: v.fallback(v.boolean(), false),
});

/** Something that a learner did, kept on the device until the service has it. */
export type OutboxEvent = v.InferOutput<typeof outboxEvent>;

/** A later one of these takes the place of an earlier one that still waits. */
const replaces: Readonly<Record<OutboxEvent['type'], readonly OutboxEvent['type'][]>> = {
  enrol: ['enrol'],
  save: ['save', 'unsave'],
  unsave: ['save', 'unsave'],
  completed: ['completed'],
  opened: ['opened'],
};

export const outboxKey = (learnerId: string): string => keyOf('outbox', learnerId);

const anything = v.array(v.unknown());

export function readOutbox(learnerId: string): readonly OutboxEvent[] {
  const stored = readAs(anything, readDevice(outboxKey(learnerId))) ?? [];
  return stored.map((event) => readAs(outboxEvent, event)).filter((event) => event !== undefined);
}

/** Read anew each time, because another tab may have written meanwhile. */
function change(learnerId: string, by: (events: readonly OutboxEvent[]) => readonly OutboxEvent[]): void {
  writeDevice(outboxKey(learnerId), by(readOutbox(learnerId)));
}

const isOfSameThing = (one: OutboxEvent, other: OutboxEvent): boolean =>
  one.courseId === other.courseId &&
  (one.type === 'opened' || one.lesson === other.lesson) &&
  replaces[one.type].includes(other.type);

/** Keeps an event. What is done twice, such as the second press of one button, is kept once. */
export function addToOutbox(
  learnerId: string,
  event: Pick<OutboxEvent, 'type' | 'courseId'> & { lesson?: string },
): void {
  const added: OutboxEvent = {
    id: nanoid(),
    at: new Date().toISOString(),
    isSent: false,
    lesson: undefined,
    ...event,
  };
  change(learnerId, (events) => {
    const same = events.filter((other) => !other.isSent && isOfSameThing(added, other));
    const isThere = same.some(({ type }) => type === added.type && type !== 'opened');
    return isThere ? events : [...events.filter((other) => !same.includes(other)), added];
  });
}

export function markSent(learnerId: string, ids: ReadonlySet<string>): void {
  change(learnerId, (events) =>
    events.map((event) => (ids.has(event.id) ? { ...event, isSent: true } : event)),
  );
}

export function removeFromOutbox(learnerId: string, ids: ReadonlySet<string>): void {
  change(learnerId, (events) => events.filter(({ id }) => !ids.has(id)));
}
