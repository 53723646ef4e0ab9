import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { start } from '@/content/start';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

// Uses nothing of the theme but CSS variables, so the message is readable without it.
const Message = styled('main')({
  paddingBlock: 'var(--space-section)',
  '& p': { margin: '16px 0 32px', font: 'var(--mui-font-lead)' },
});

/** The last resort, when even the layout cannot be drawn: plain markup and one way on. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const message = (
    <Message>
      <h1>{start.failed}</h1>
      <p>{start.advice}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {start.reload}
      </button>
    </Message>
  );
  return <ErrorBoundary fallback={message}>{children}</ErrorBoundary>;
}
