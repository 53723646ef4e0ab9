import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectOwnerId } from '@/features/auth/session/authSlice';
import { inTime } from '@/features/auth/session/inTime';
import { watchSignOut } from '@/features/auth/session/signOut';
import { askBeforeSignOut, guardSignOut } from '@/features/auth/session/signOutGuard';
import { sendErrorReport } from '@/ui/errorReports';
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
      dispatchLoaded(async () => (await import('@/features/learning/forgetSent')).forgetSent(learnerId))
  : null;

const forgetLeft = __LEARNING__
  ? () => dispatchLoaded(async () => (await import('@/features/learning/forgetLeft')).forgetLeft())
  : null;

/** How long Logout waits for the script that asks about unsent work, in milliseconds. */
const longestWait = 3000;

/** Whether anything of a learner's is unsent, read from storage as it stands: what understands it is not loaded yet. */
const isUnsentOnDevice = (learnerId: string): boolean =>
  tryStorage(() =>
    Object.entries(localStorage).some(
      ([key, value]) =>
        (key.startsWith(`aiclub-texts:${learnerId}:`) && String(value).includes('"isDirty":true')) ||
        (key.startsWith(`aiclub-outbox:${learnerId}:`) &&
          !/"isSent":true|"type":"opened"/.test(String(value))),
    ),
  ) ?? false;

/**
 * Asks before a sign-out as soon as learning is loaded. Where that takes too long nobody is asked: what is unsent stays
 * on this device in any case. Whoever leaves the page meanwhile has pressed Logout and is signed out.
 */
const askOnceLoaded =
  (learnerId: string, loading: Promise<void>): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { stop } = dispatch(watchSignOut());
    const isLoaded = await inTime(
      loading.then(() => true),
      longestWait,
    );
    stop();
    // Somebody else may have signed in meanwhile.
    if (selectOwnerId(getState()) !== learnerId) return false;
    return !isLoaded || ((await dispatch(askBeforeSignOut())) ?? true);
  };

/**
 * A sign-out removes from this device whatever the service has as well, and asks first while something is unsent.
 * Learning does that itself once it is loaded; until then this hook does.
 */
export function useForgettingSignOut(isNeeded: boolean): void {
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
        ask: () => (isUnsentOnDevice(owner) ? dispatch(askOnceLoaded(owner, loading)) : null),
        onSignedOut: () => void dispatch(forgetSent(owner)),
      }),
    );
    return () => {
      stop();
      end();
    };
  }, [dispatch, isNeeded, owner]);
}

/** Storage keys of a learner's data end in a colon and the learner's id. The list of keys is not loaded yet. */
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
