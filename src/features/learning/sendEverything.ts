import type { AppThunk } from '@/app/thunk';
import { flushOutbox } from './flushOutbox';
import { inTurn } from './inTurn';
import { readKeptRecord } from './learningApi';
import type { LearningFailure } from './learningFailure';
import { isAwaited, readOutbox } from './outbox';
import { outboxSlice } from './outboxSlice';
import { adoptPreview } from './preview';
import { hasUnsentTexts, sendTexts } from './sendTexts';
import { readTexts } from './texts';

const { eventsSent, textsSent } = outboxSlice.actions;

/** Whether anything is on this device only that somebody would miss. */
export const hasUnsent = (learnerId: string): boolean =>
  readOutbox(learnerId).some(isAwaited) || hasUnsentTexts(readTexts(learnerId));

/** What a visitor wrote is for whoever has enrolled in something, also where the service has yet to hear of it. */
function adoptOnceEnrolled(learnerId: string): void {
  const isEnrolling = readOutbox(learnerId).some(({ type }) => type === 'enrol');
  const { enrolments = [] } = readKeptRecord(learnerId) ?? {};
  if (isEnrolling || enrolments.length > 0) adoptPreview(learnerId);
}

const waitingToSend = new Map<string, Promise<LearningFailure | null>>();

/** Sends all that waits: what was done, then what was written. Whoever asks before its turn has begun shares it. */
export const sendEverything =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  (dispatch) => {
    const shared = waitingToSend.get(learnerId);
    if (shared) return shared;
    const turn = inTurn(learnerId, async () => {
      waitingToSend.delete(learnerId);
      const failure = await dispatch(flushOutbox(learnerId));
      dispatch(eventsSent({ learnerId, failure }));
      adoptOnceEnrolled(learnerId);
      const textFailure = await dispatch(sendTexts(learnerId));
      // What had to wait for an answer that was not sent yet.
      adoptOnceEnrolled(learnerId);
      dispatch(textsSent({ learnerId, failure: textFailure }));
      return failure ?? textFailure;
    });
    waitingToSend.set(learnerId, turn);
    return turn;
  };
