import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { callLearning, largestBatch } from './callLearning';
import type { LearningFailure, LearningOutcome } from './learningFailure';
import { refreshRecord } from './learningApi';
import { markSent, type OutboxEvent, readOutbox, removeFromOutbox } from './outbox';
import { keepRefusal } from './refusals';

const nothing = v.null();
const enrolled = v.object({ course_id: v.string(), created: v.boolean() });
const recorded = v.object({ changed: v.number(), unchanged: v.number() });

const isProgress = ({ type }: OutboxEvent): boolean => type === 'completed' || type === 'opened';

/** What can be sent together: progress in one batch, everything else by itself, in the order in which it was done. */
function nextBatch(events: readonly OutboxEvent[]): readonly OutboxEvent[] {
  const [first] = events;
  if (!first || !isProgress(first)) return events.slice(0, 1);
  const end = events.findIndex((event) => !isProgress(event));
  return events.slice(0, Math.min(end < 0 ? events.length : end, largestBatch));
}

const functionOf = { save: 'save_course', unsave: 'unsave_course' } as const;

const send =
  (learnerId: string, batch: readonly OutboxEvent[]): AppThunk<Promise<LearningOutcome<unknown>>> =>
  async (dispatch) => {
    const as = learnerId;
    const [first] = batch;
    if (first?.type === 'enrol') {
      return dispatch(callLearning('enrol', { course: first.courseId }, { answer: enrolled, as }));
    }
    if (first?.type === 'save' || first?.type === 'unsave') {
      const name = functionOf[first.type];
      return dispatch(callLearning(name, { course: first.courseId }, { answer: nothing, as }));
    }
    const events = batch.map(({ type, lesson = '', at }) =>
      type === 'opened' ? { type, lesson, at } : { type, lesson },
    );
    return dispatch(callLearning('record_progress', { events }, { answer: recorded, as }));
  };

/** A batch that is refused holds one event that is wrong; sent alone, the others are taken. */
const sendOneByOne =
  (learnerId: string, batch: readonly OutboxEvent[]): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const event of batch) {
      const { error } = await dispatch(send(learnerId, [event]));
      if (error && error.kind !== 'refused') return error;
      if (error) {
        // First, so that no other tab takes the event for sent. Where one was last is nothing that anybody waits for.
        if (event.type !== 'opened') keepRefusal(learnerId, { event, message: error.message });
        removeFromOutbox(learnerId, new Set([event.id]));
      } else markSent(learnerId, new Set([event.id]));
    }
    return null;
  };

interface Sending {
  /** What stood in the way. */
  failure: LearningFailure | null;
  /** Whether something else is true at the service than this device takes for true. */
  wasRefused: boolean;
}

const sendAll =
  (learnerId: string): AppThunk<Promise<Sending>> =>
  async (dispatch) => {
    let wasRefused = false;
    for (;;) {
      const batch = nextBatch(readOutbox(learnerId).filter(({ isSent }) => !isSent));
      if (batch.length === 0) return { failure: null, wasRefused };
      const { error } = await dispatch(send(learnerId, batch));
      if (!error) markSent(learnerId, new Set(batch.map(({ id }) => id)));
      else if (error.kind !== 'refused') return { failure: error, wasRefused };
      else {
        wasRefused = true;
        const failure = await dispatch(sendOneByOne(learnerId, batch));
        if (failure) return { failure, wasRefused };
      }
    }
  };

/**
 * Sends what waits on this device, and then asks for the whole. Sent events stay in the outbox until that answer is
 * there, so that no tick is ever taken back in between. Answers with what stood in the way.
 */
export const flushOutbox =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const { failure, wasRefused } = await dispatch(sendAll(learnerId));
    const sent = new Set(
      readOutbox(learnerId)
        .filter(({ isSent }) => isSent)
        .map(({ id }) => id),
    );
    if (sent.size === 0 && !wasRefused) return failure;
    if (await dispatch(refreshRecord(learnerId))) removeFromOutbox(learnerId, sent);
    return failure;
  };
