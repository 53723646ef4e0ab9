import { useAppDispatch } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { connectInTime } from '@/features/auth/session/connectInTime';
import { useLearnerId } from '@/features/learning/learner';
import { type LearningOutcome, unavailable } from './learningFailure';

/**
 * For work that somebody waits for: it begins only once the account client is here. Where that takes too long nothing has
 * begun, so nothing is done later that was reported as failed.
 */
export const onceConnected =
  <Data>(work: AppThunk<Promise<LearningOutcome<Data>>>): AppThunk<Promise<LearningOutcome<Data>>> =>
  async (dispatch) => {
    try {
      await dispatch(connectInTime());
    } catch {
      return { error: unavailable() };
    }
    return dispatch(work);
  };

/** The same as a function for a screen, for the learner who is signed in. */
export function useOnceConnected<Details extends readonly unknown[], Data>(
  work: (learnerId: string, ...details: Details) => AppThunk<Promise<LearningOutcome<Data>>>,
): (...details: Details) => Promise<LearningOutcome<Data>> {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  return async (...details) =>
    learnerId === null ? { error: unavailable() } : dispatch(onceConnected(work(learnerId, ...details)));
}
