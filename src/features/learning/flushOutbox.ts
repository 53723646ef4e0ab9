import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { callLearning } from './callLearning';
import type { LearningFailure, LearningOutcome } from './learningFailure';
import { learningApi } from './learningApi';
import { outboxSlice } from './outboxSlice';
import { markSent, type OutboxEvent, readOutbox, removeFromOutbox } from './outbox';

const { eventRefused } = outboxSlice.actions;

/** The service takes no more at once. */
const largestBatch = 200;

const anything = v.nullish(v.unknown());

const isProgress = ({ type }: OutboxEvent): boolean => type === 'completed' || type === 'opened';

/** What can be sent together: progress in one batch, everything else by itself, in the order in which it was done. */
function nextBatch(events: readonly OutboxEvent[]): readonly OutboxEvent[] {
  const [first] = events;
  if (!first || !isProgress(first)) return events.slice(0, 1);
  const end = events.findIndex((event) => !isProgress(event));
  return events.slice(0, Math.min(end < 0 ? events.length : end, largestBatch));
}

const functionOf = { enrol: 'enrol', save: 'save_course', unsave: 'unsave_course' } as const;

const send =
  (learnerId: string, batch: readonly OutboxEvent[]): AppThunk<Promise<LearningOutcome<unknown>>> =>
  async (dispatch) => {
    const question = { answer: anything, as: learnerId };
    const [first] = batch;
    if (first && (first.type === 'enrol' || first.type === 'save' || first.type === 'unsave')) {
      return dispatch(callLearning(functionOf[first.type], { course: first.courseId }, question));
    }
    const events = batch.map(({ type, lesson = '', at }) =>
      type === 'opened' ? { type, lesson, at } : { type, lesson },
    );
    return dispatch(callLearning('record_progress', { events }, question));
  };

/** A batch that is refused holds one event that is wrong; sent alone, the others are taken. */
const sendOneByOne =
  (learnerId: string, batch: readonly OutboxEvent[]): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const event of batch) {
      const { error } = await dispatch(send(learnerId, [event]));
      if (error && error.kind !== 'refused') return error;
      if (error) {
        removeFromOutbox(learnerId, new Set([event.id]));
        // Where one was last is nothing that anybody waits for.
        if (event.type !== 'opened') dispatch(eventRefused({ event, message: error.message }));
      } else markSent(learnerId, new Set([event.id]));
    }
    return null;
  };

const sendAll =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (;;) {
      const batch = nextBatch(readOutbox(learnerId).filter(({ isSent }) => !isSent));
      if (batch.length === 0) return null;
      const { error } = await dispatch(send(learnerId, batch));
      if (!error) markSent(learnerId, new Set(batch.map(({ id }) => id)));
      else if (error.kind !== 'refused') return error;
      else {
        const failure = await dispatch(sendOneByOne(learnerId, batch));
        if (failure) return failure;
      }
    }
  };

/** Only one tab sends at a time; where the browser has no locks, the service sorts out what comes twice. */
async function inTurn<Result>(learnerId: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`aiclub-outbox:${learnerId}`, work);
}

/**
 * Sends what waits on this device, and then asks for the whole. Sent events stay in the outbox until that answer is
 * there, so that no tick is ever taken back in between. Answers with what stood in the way.
 */
export const flushOutbox =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  (dispatch) =>
    inTurn(learnerId, async () => {
      const failure = await dispatch(sendAll(learnerId));
      const sent = new Set(
        readOutbox(learnerId)
          .filter(({ isSent }) => isSent)
          .map(({ id }) => id),
      );
      if (sent.size === 0) return failure;
      const asked = dispatch(learningApi.endpoints.myLearning.initiate(learnerId, { forceRefetch: true }));
      const { isSuccess } = await asked;
      asked.unsubscribe();
      if (isSuccess) removeFromOutbox(learnerId, sent);
      return failure;
    });
