import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { connection } from '@/content/connection';
import { EmptyState } from '@/ui/EmptyState';
import { useFocusFallback } from '@/ui/focusMain';
import { useIsSlow } from '@/ui/useIsSlow';
import { longestWait } from './longestWait';

interface WaitingForLearningProps {
  /** The level of its title in the page it stands in. */
  heading: 'h1' | 'h3';
  /** What stands here at first. */
  children: ReactNode;
}

function ReloadButton() {
  const button = useRef<HTMLButtonElement>(null);
  // It goes when what is waited for comes after all.
  useFocusFallback(button);
  return (
    <Button ref={button} variant="contained" size="large" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
}

/** Until it is known what the learner has. */
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
