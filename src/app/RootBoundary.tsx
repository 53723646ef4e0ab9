import type { ReactNode } from 'react';
import { start } from '@/content/start';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import styles from './RouteError.module.css';

/** The last resort, when even the layout cannot be drawn: plain markup and one way on. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const message = (
    <main className={styles['message']}>
      <h1>{start.failed}</h1>
      <p>{start.advice}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {start.reload}
      </button>
    </main>
  );
  return <ErrorBoundary fallback={message}>{children}</ErrorBoundary>;
}
