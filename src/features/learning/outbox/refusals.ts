import * as v from 'valibot';
import {
  clearDevice,
  keyOf,
  readEach,
  removeFromDevice,
  writeDevice,
} from '@/features/learning/device/deviceStorage';
import { type OutboxEvent, outboxEvent } from './outbox';

const refusedEvent = v.object({
  event: outboxEvent,
  /** The service's reason, a sentence. */
  message: v.string(),
});

/** An event that the service has refused and would refuse again. */
export type RefusedEvent = v.InferOutput<typeof refusedEvent>;

/** The key prefix of a learner's refusals. */
export const refusalsKey = (learnerId: string): string => keyOf('refused', learnerId);

const refusalKey = (learnerId: string, id: string): string => `${refusalsKey(learnerId)}:${id}`;

/** In the order of their events. They stay until they are dismissed, whichever tab sent the events. */
export const readRefusals = (learnerId: string): readonly RefusedEvent[] =>
  readEach(refusalKey(learnerId, ''), refusedEvent)
    .map(([, refused]) => refused)
    .toSorted((one, other) => one.event.at.localeCompare(other.event.at));

export function keepRefusal(learnerId: string, refused: RefusedEvent): void {
  writeDevice(refusalKey(learnerId, refused.event.id), refused);
}

/** Drops the refusals of what is being tried again. */
export function dropRefusals(learnerId: string, isOver: (event: OutboxEvent) => boolean): void {
  for (const { event } of readRefusals(learnerId)) {
    if (isOver(event)) removeFromDevice(refusalKey(learnerId, event.id));
  }
}

export const dismissRefusals = (learnerId: string): void => clearDevice(refusalsKey(learnerId));
