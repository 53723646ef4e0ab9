import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectOwnerId } from '@/features/auth/session/authSlice';
import { inTime } from '@/features/auth/session/inTime';
import { guardSignOut } from '@/features/auth/session/signOutGuard';
import { sendErrorReport } from '@/ui/errorReports';
import { ownField, parseJson } from '@/ui/readUnknown';
import { tryStorage } from '@/ui/tryStorage';
import { whenIdle } from '@/ui/whenIdle';

/** Dispatches a thunk that has to be downloaded first. */
const dispatchLoaded =
  (load: () => Promise<AppThunk<unknown>>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      dispatch(await load());
    } catch (error) {
      sendErrorReport(error);
    }
  };

const forgetSent = __LEARNING__
  ? (learnerId: string) =>
      dispatchLoaded(async () => (await import('@/features/learning/sync/forgetSent')).forgetSent(learnerId))
  : null;

const forgetLeft = __LEARNING__
  ? () => dispatchLoaded(async () => (await import('@/features/learning/sync/forgetLeft')).forgetLeft())
  : null;

/**
 * How long a sign-out waits for the script that asks about unsent work, in milliseconds. Where that takes longer nobody is
 * asked: what is unsent stays on this device in any case.
 */
const longestWait = 1500;

/** Whether a stored entry is a text or an event of a learner's that is unsent. What understands them is not loaded yet. */
function isUnsent(learnerId: string, key: string, text: unknown): boolean {
  const field = (name: string) => ownField(parseJson(String(text)), name);
  if (key.startsWith(`aiclub-texts:${learnerId}:`)) return field('isDirty') === true;
  if (!key.startsWith(`aiclub-outbox:${learnerId}:`)) return false;
  return field('isSent') !== true && field('type') !== 'opened';
}

const isUnsentOnDevice = (learnerId: string): boolean =>
  tryStorage(() => Object.entries(localStorage).some(([key, text]) => isUnsent(learnerId, key, text))) ??
  false;

/**
 * A sign-out removes from this device whatever the service has as well, and asks first while something is unsent.
 * Learning does that itself once it is loaded; until then this hook does.
 */
export function useLearningSignOut(isNeeded: boolean): void {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwnerId);
  useEffect(() => {
    if (!forgetSent || !isNeeded || owner === null) return undefined;
    let end = () => {};
    const loading = new Promise<void>((resolve) => {
      end = resolve;
    });
    const stop = dispatch(
      guardSignOut({
        ask: () => null,
        whenReady: () => (isUnsentOnDevice(owner) ? inTime(loading, longestWait) : null),
        onSignedOut: () => void dispatch(forgetSent(owner)),
      }),
    );
    return () => {
      stop();
      end();
    };
  }, [dispatch, isNeeded, owner]);
}

/** In storage keys of a learner's data the learner's id follows a colon. The list of keys is not loaded yet. */
const isLearningOnDevice = (): boolean =>
  tryStorage(() => Object.keys(localStorage).some((key) => /^aiclub-[a-z-]+:/.test(key))) ?? false;

/** Removes what learners who did not want to be remembered left in this browser, for its next users. */
export function useForgettingLeft(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!forgetLeft || !isLearningOnDevice()) return undefined;
    return whenIdle(() => void dispatch(forgetLeft()));
  }, [dispatch]);
}
