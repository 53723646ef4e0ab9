import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { couldNotStart, reloadAdvice } from './failedStart';
import styles from './RouteError.module.css';
import { TakenOver } from './TakenOver';

/** The last resort, when even the layout cannot be drawn: plain markup and one way on. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const message = (
    <main className={styles['message']}>
      <TakenOver />
      <h1>{couldNotStart}</h1>
      <p>{reloadAdvice}</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  );
  return <ErrorBoundary fallback={message}>{children}</ErrorBoundary>;
}
