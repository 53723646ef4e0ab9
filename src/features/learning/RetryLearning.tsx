import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { useFocusFallback } from '@/ui/focusMain';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { refreshLearning } from './syncLearning';

const Retry = styled('div')({ display: 'grid', textAlign: 'center' });

/** Asks the service once more for what the learner has, and says what comes of it. Goes when an answer has come. */
export function RetryLearning(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'untried' | 'trying' | 'failed'>('untried');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const isTrying = state === 'trying';
  const retry = async () => {
    if (isTrying) return;
    setState('trying');
    // After an answer this goes with what was missing, a moment later.
    if (!(await dispatch(refreshLearning()))) setState('failed');
  };
  // A failure that comes at once would look like a press that did nothing.
  const outcome = state === 'failed' && 'Still no answer.';
  return (
    <Retry ref={root}>
      <Button {...look} aria-disabled={isTrying} onClick={() => void retry()}>
        {isTrying ? 'Trying...' : 'Try again'}
      </Button>
      <span role="status">{isTrying ? <VisuallyHidden>Trying...</VisuallyHidden> : outcome}</span>
    </Retry>
  );
}
