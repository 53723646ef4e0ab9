import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { connection } from '@/content/connection';
import { EmptyState } from '@/ui/EmptyState';
import { useFocusFallback } from '@/ui/focusMain';
import { useIsSlow } from '@/ui/useIsSlow';
import { longestWait } from './longestWait';

interface WaitingForLearningProps {
  /** The heading level of its title. */
  heading: 'h1' | 'h3';
  /** Shown until the wait has become long. */
  children: ReactNode;
}

function ReloadButton() {
  const button = useRef<HTMLButtonElement>(null);
  // The button is unmounted if the data arrives after all.
  useFocusFallback(button);
  return (
    <Button ref={button} variant="contained" size="large" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}

/** Shown until the learner's record is known. */
export function WaitingForLearning({ heading, children }: WaitingForLearningProps) {
  const isSlow = useIsSlow(longestWait);
  if (!isSlow) return children;
  return (
    <EmptyState
      title={connection.slow}
      heading={heading}
      hint="A part of this page has not arrived yet. If it does not come, load the page again."
    >
      <ReloadButton />
    </EmptyState>
  );
}
