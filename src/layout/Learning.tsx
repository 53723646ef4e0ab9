import { type ReactNode, useEffect, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { sendErrorReport } from '@/ui/errorReports';

const load = __LEARNING__
  ? async () => {
      const { LearningSync } = await import('@/features/learning/LearningSync');
      return <LearningSync />;
    }
  : null;

/** The first and the longest pause after a download that failed, in milliseconds. */
const firstPause = 2000;
const longestPause = 60_000;

/**
 * Without it a lesson waits and nothing is sent, so that a download that fails is tried again, with the network at once.
 * In browsers that remember a failed import only the reload helps that a waiting lesson offers.
 */
function useLearningSync(isWanted: boolean): ReactNode {
  const [sync, setSync] = useState<ReactNode>(null);
  useEffect(() => {
    if (!load || !isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;
    const attempt = async () => {
      clearTimeout(timer);
      try {
        const loaded = await load();
        if (!signal.aborted) setSync(loaded);
        controller.abort();
      } catch (error) {
        sendErrorReport(error);
        if (signal.aborted) return;
        timer = setTimeout(() => void attempt(), pause);
        pause = Math.min(pause * 2, longestPause);
      }
    };
    window.addEventListener('online', () => void attempt(), { signal });
    void attempt();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isWanted]);
  return isWanted && sync;
}

/** What runs on every page for whoever is signed in. */
export function Learning() {
  const sync = useLearningSync(useAppSelector(selectMayBeMember));
  return sync && <ErrorBoundary fallback={null}>{sync}</ErrorBoundary>;
}
