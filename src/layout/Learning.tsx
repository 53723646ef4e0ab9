import { type ReactNode, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { selectMayBeMember, selectOwnerId } from '@/features/auth/session/authSlice';
import { guardSignOut } from '@/features/auth/session/signOutGuard';
import { createBackoff } from '@/ui/createBackoff';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { sendErrorReport } from '@/ui/errorReports';
import { tryStorage } from '@/ui/tryStorage';
import { whenIdle } from '@/ui/whenIdle';

const loadSync = __LEARNING__
  ? async () => {
      const { LearningSync } = await import('@/features/learning/LearningSync');
      return <LearningSync />;
    }
  : null;

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

/**
 * A sign-out removes from this device whatever the service has as well. Learning does that itself once it is loaded;
 * until then this hook does.
 */
function useForgettingSignOut(isNeeded: boolean): void {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwnerId);
  useEffect(() => {
    if (!forgetSent || !isNeeded || owner === null) return undefined;
    return dispatch(guardSignOut({ ask: () => null, onSignedOut: () => void dispatch(forgetSent(owner)) }));
  }, [dispatch, isNeeded, owner]);
}

/** Storage keys of a learner's data end in a colon and the learner's id. The list of keys is not loaded yet. */
const isLearningOnDevice = (): boolean =>
  tryStorage(() => Object.keys(localStorage).some((key) => /^aiclub-[a-z-]+:/.test(key))) ?? false;

/** Removes what learners who did not want to be remembered left in this browser, for its next users. */
function useForgettingLeft(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!forgetLeft || !isLearningOnDevice()) return undefined;
    return whenIdle(() => void dispatch(forgetLeft()));
  }, [dispatch]);
}

/**
 * Without `LearningSync` a member's lesson waits and nothing is sent, so a failed download is tried again, at once when
 * the network is back. Browsers that remember a failed import need a reload, which a waiting lesson offers.
 */
function useLearningSync(isWanted: boolean): ReactNode {
  const [sync, setSync] = useState<ReactNode>(null);
  useEffect(() => {
    if (!loadSync || !isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const backoff = createBackoff();
    const attempt = async () => {
      clearTimeout(timer);
      try {
        const loaded = await loadSync();
        if (!signal.aborted) setSync(loaded);
        controller.abort();
      } catch (error) {
        sendErrorReport(error);
        if (signal.aborted) return;
        timer = setTimeout(() => void attempt(), backoff.next());
      }
    };
    window.addEventListener('online', () => void attempt(), { signal });
    void attempt();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isWanted]);
  useForgettingSignOut(sync === null);
  return isWanted && sync;
}

/** What runs on every page for anyone signed in. */
export function Learning() {
  const sync = useLearningSync(useAppSelector(selectMayBeMember));
  useForgettingLeft();
  return sync && <ErrorBoundary fallback={null}>{sync}</ErrorBoundary>;
}
