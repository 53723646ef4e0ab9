import { type ReactNode, useEffect, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { createBackoff } from '@/ui/createBackoff';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { sendErrorReport } from '@/ui/errorReports';
import { useForgettingLeft, useLearningSignOut } from './forgetLearning';

const loadSync = __LEARNING__
  ? async () => {
      const { LearningSync } = await import('@/features/learning/sync/LearningSync');
      return <LearningSync />;
    }
  : null;

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
  useLearningSignOut(sync === null);
  return isWanted && sync;
}

/** What runs on every page for anyone signed in. */
export function Learning() {
  const sync = useLearningSync(useAppSelector(selectMayBeMember));
  useForgettingLeft();
  return sync && <ErrorBoundary fallback={null}>{sync}</ErrorBoundary>;
}
