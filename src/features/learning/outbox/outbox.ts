import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { maybe } from '@/ui/readUnknown';
import {
  isInMemoryOnly,
  keyOf,
  readEach,
  removeFromDevice,
  writeDevice,
} from '@/features/learning/device/deviceStorage';

export const outboxEvent = v.object({
  id: v.string(),
  type: v.picklist(['enrol', 'save', 'unsave', 'completed', 'opened']),
  courseId: v.string(),
  /** Only for `completed` and `opened`. */
  lesson: maybe(v.string()),
  /** ISO. */
  at: v.string(),
  /** The service has accepted it, but the whole record has not been fetched since. */
  isSent: v.fallback(v.boolean(), false),
});

/** Something that a learner did, kept on the device until the service has it. */
export type OutboxEvent = v.InferOutput<typeof outboxEvent>;

/** Whether it is unsent and somebody waits for it. Nobody does for `opened`, which only stores the place of reading. */
export const isAwaited = ({ type, isSent }: OutboxEvent): boolean => !isSent && type !== 'opened';

/** The types of unsent events that a later event replaces. */
const replaces: Readonly<Record<OutboxEvent['type'], readonly OutboxEvent['type'][]>> = {
  enrol: ['enrol'],
  save: ['save', 'unsave'],
  unsave: ['save', 'unsave'],
  completed: ['completed'],
  opened: ['opened'],
};

/** The key prefix of a learner's events. */
export const outboxKey = (learnerId: string): string => keyOf('outbox', learnerId);

/** Each event has a key of its own: tabs that write at the same moment could overwrite a list. */
const eventKey = (learnerId: string, id: string): string => `${outboxKey(learnerId)}:${id}`;

/** In the order in which they were done. */
export const readOutbox = (learnerId: string): readonly OutboxEvent[] =>
  readEach(eventKey(learnerId, ''), outboxEvent)
    .map(([, event]) => event)
    .toSorted((one, other) => one.at.localeCompare(other.at));

function keep(learnerId: string, event: OutboxEvent): void {
  writeDevice(eventKey(learnerId, event.id), event);
}

const isOfSameThing = (one: OutboxEvent, other: OutboxEvent): boolean =>
  one.courseId === other.courseId &&
  (one.type === 'opened' || one.lesson === other.lesson) &&
  replaces[one.type].includes(other.type);

/** Now, but later than every existing event: events are ordered by it. */
function timeAfter(events: readonly OutboxEvent[]): string {
  const latest = Date.parse(events.at(-1)?.at ?? '');
  return new Date(Math.max(Date.now(), Number.isNaN(latest) ? 0 : latest + 1)).toISOString();
}

/** Keeps an event. A repeated one, such as from a second press of a button, is kept once. */
export function addToOutbox(
  learnerId: string,
  event: Pick<OutboxEvent, 'type' | 'courseId'> & { lesson?: string },
): void {
  const events = readOutbox(learnerId);
  const added: OutboxEvent = {
    id: nanoid(),
    at: timeAfter(events),
    isSent: false,
    lesson: undefined,
    ...event,
  };
  const same = events.filter((other) => !other.isSent && isOfSameThing(added, other));
  if (same.some(({ type }) => type === added.type && type !== 'opened')) return;
  keep(learnerId, added);
  removeFromOutbox(learnerId, same);
  // Storage may now have room for what it had to refuse before.
  for (const other of readOutbox(learnerId)) {
    if (isInMemoryOnly(eventKey(learnerId, other.id))) keep(learnerId, other);
  }
}

export function markSent(learnerId: string, events: readonly OutboxEvent[]): void {
  const ids = new Set(events.map(({ id }) => id));
  for (const event of readOutbox(learnerId)) {
    if (ids.has(event.id)) keep(learnerId, { ...event, isSent: true });
  }
}

export function removeFromOutbox(learnerId: string, events: readonly OutboxEvent[]): void {
  for (const { id } of events) removeFromDevice(eventKey(learnerId, id));
}
