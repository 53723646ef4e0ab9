import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useFocusFallback } from '@/ui/focusMain';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useRetryLearning } from './useLearning';

const Retry = styled('div')({ display: 'grid', textAlign: 'center' });

/** Asks the service once more for what the learner has, and says what comes of it. Goes when an answer has come. */
export function RetryLearning(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const { isTrying, retry } = useRetryLearning();
  const [wasTried, setWasTried] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const press = () => {
    if (isTrying) return;
    setWasTried(true);
    retry();
  };
  // A failure that comes at once would look like a press that did nothing.
  const outcome = wasTried && 'Still no answer.';
  return (
    <Retry ref={root}>
      <Button {...look} aria-disabled={isTrying} onClick={press}>
        {isTrying ? 'Trying...' : 'Try again'}
      </Button>
      <span role="status">{isTrying ? <VisuallyHidden>Trying...</VisuallyHidden> : outcome}</span>
    </Retry>
  );
}
