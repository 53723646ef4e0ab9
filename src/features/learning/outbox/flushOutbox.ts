import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { callLearning, largestBatch, noAnswer } from '@/features/learning/record/callLearning';
import type { LearningFailure, LearningOutcome } from '@/features/learning/record/learningFailure';
import { refreshRecord } from '@/features/learning/record/learningApi';
import { markSent, type OutboxEvent, readOutbox, removeFromOutbox } from './outbox';
import { keepRefusal } from './refusals';

const enrolled = v.object({ course_id: v.string(), created: v.boolean() });
const recorded = v.object({ changed: v.number(), unchanged: v.number() });

const isProgress = ({ type }: OutboxEvent): boolean => type === 'completed' || type === 'opened';

/** The next events to send, in order: consecutive progress events as one batch, any other event alone. */
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
      return dispatch(callLearning(name, { course: first.courseId }, { answer: noAnswer, as }));
    }
    const events = batch.map(({ type, lesson = '', at }) =>
      type === 'opened' ? { type, lesson, at } : { type, lesson },
    );
    return dispatch(callLearning('record_progress', { events }, { answer: recorded, as }));
  };

/** Sends the events of a refused batch one by one, so that only the wrong one is refused. */
const sendOneByOne =
  (learnerId: string, batch: readonly OutboxEvent[]): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const event of batch) {
      const { error } = await dispatch(send(learnerId, [event]));
      if (error && error.kind !== 'refused') return error;
      if (error) {
        // Before the removal, so that no other tab takes the event for sent. Nobody waits for where they were last.
        if (event.type !== 'opened') keepRefusal(learnerId, { event, message: error.message });
        removeFromOutbox(learnerId, [event]);
      } else markSent(learnerId, [event]);
    }
    return null;
  };

interface Sending {
  /** What stopped the sending, if anything did. */
  failure: LearningFailure | null;
  /** Whether an event was refused, so that the service's state differs from what this device assumes. */
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
      if (!error) markSent(learnerId, batch);
      else if (error.kind !== 'refused') return { failure: error, wasRefused };
      else {
        wasRefused = true;
        const failure = await dispatch(sendOneByOne(learnerId, batch));
        if (failure) return { failure, wasRefused };
      }
    }
  };

/**
 * Sends the waiting events, then fetches the whole record. Sent events stay in the outbox until it has arrived, so that
 * no tick disappears in between. Resolves to the failure that stopped the sending, or null.
 */
export const flushOutbox =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const { failure, wasRefused } = await dispatch(sendAll(learnerId));
    const sent = readOutbox(learnerId).filter(({ isSent }) => isSent);
    if (sent.length === 0 && !wasRefused) return failure;
    if (await dispatch(refreshRecord(learnerId))) removeFromOutbox(learnerId, sent);
    return failure;
  };
