import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { ChangingText } from '@/ui/ChangingText';
import { useFocusFallback } from '@/ui/focusMain';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { refreshLearning } from '@/features/learning/sync/syncLearning';

const Retry = styled('div')({ display: 'grid', textAlign: 'center' });

/** Requests the learner's record again and reports a failure. Unmounted by its parent after an answer. */
export function RetryLearning(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'untried' | 'trying' | 'failed'>('untried');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const isTrying = state === 'trying';
  const retry = async () => {
    if (isTrying) return;
    setState('trying');
    // After an answer the button stays for another moment.
    if (!(await dispatch(refreshLearning()))) setState('failed');
  };
  // Without it, an immediate failure would look as if the press had done nothing.
  const outcome = state === 'failed' && 'Still no answer.';
  return (
    <Retry ref={root}>
      <Button {...look} aria-disabled={isTrying} onClick={() => void retry()}>
        <ChangingText>{isTrying ? 'Trying...' : 'Try again'}</ChangingText>
      </Button>
      <span role="status">{isTrying ? <VisuallyHidden>Trying...</VisuallyHidden> : outcome}</span>
    </Retry>
  );
}
