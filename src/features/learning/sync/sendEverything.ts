import type { AppThunk } from '@/app/thunk';
import { connectInTime } from '@/features/auth/session/connectInTime';
import { flushOutbox } from '@/features/learning/outbox/flushOutbox';
import { inTurn } from '@/features/learning/device/inTurn';
import { readKeptRecord } from '@/features/learning/record/learningApi';
import { type LearningFailure, unavailable } from '@/features/learning/record/learningFailure';
import { isAwaited, readOutbox } from '@/features/learning/outbox/outbox';
import { outboxSlice } from '@/features/learning/outbox/outboxSlice';
import { adoptPreview } from '@/features/learning/texts/preview';
import { hasUnsentTexts, sendTexts } from '@/features/learning/texts/sendTexts';

const { eventsSent, textsSent } = outboxSlice.actions;

/** Whether anything that the learner would miss is only on this device. */
export const hasUnsent = (learnerId: string): boolean =>
  readOutbox(learnerId).some(isAwaited) || hasUnsentTexts(learnerId);

/** Adopts what a visitor wrote once the learner has enrolled in a course, even if the enrolment is still unsent. */
function adoptOnceEnrolled(learnerId: string): void {
  const isEnrolling = readOutbox(learnerId).some(({ type }) => type === 'enrol');
  const { enrolments = [] } = readKeptRecord(learnerId) ?? {};
  if (isEnrolling || enrolments.length > 0) adoptPreview(learnerId);
}

/** Where the account client takes too long, says that what waits is held up. It is sent all the same once the client is here. */
const tellIfLate =
  (learnerId: string): AppThunk =>
  (dispatch) => {
    dispatch(connectInTime()).catch(() => {
      const failure = unavailable();
      dispatch(eventsSent({ learnerId, failure }));
      dispatch(textsSent({ learnerId, failure }));
    });
  };

const waitingToSend = new Map<string, Promise<LearningFailure | null>>();

/** Sends everything that waits: events, then texts. Calls that come before its turn has begun share it. */
export const sendEverything =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  (dispatch) => {
    if (hasUnsent(learnerId)) dispatch(tellIfLate(learnerId));
    const shared = waitingToSend.get(learnerId);
    if (shared) return shared;
    const turn = inTurn(learnerId, async () => {
      waitingToSend.delete(learnerId);
      const failure = await dispatch(flushOutbox(learnerId));
      dispatch(eventsSent({ learnerId, failure }));
      adoptOnceEnrolled(learnerId);
      const textFailure = await dispatch(sendTexts(learnerId));
      // Adopts what had to wait for an unsent answer.
      adoptOnceEnrolled(learnerId);
      dispatch(textsSent({ learnerId, failure: textFailure }));
      return failure ?? textFailure;
    });
    waitingToSend.set(learnerId, turn);
    return turn;
  };
