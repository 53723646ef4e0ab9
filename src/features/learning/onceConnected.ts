import type { AppThunk } from '@/app/thunk';
import { connectInTime } from '@/features/auth/session/connectInTime';
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
