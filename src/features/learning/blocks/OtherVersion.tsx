import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId } from 'react';
import { cssVar } from '@/ui/theme/cssVar';

const Version = styled('div')({
  marginBlock: '8px 12px',
  padding: '14px 16px 16px',
  borderRadius: 4,
  background: cssVar('wash'),
  '& .head': { fontWeight: 700 },
  '& .text': { marginBlockStart: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .do': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 12 },
});

interface OtherVersionProps {
  text: string;
  onKeep: (which: 'mine' | 'theirs') => void;
}

/** Focuses the field, or the button that opens it, because the choice removes the pressed button. */
function focusText(pressed: HTMLElement): void {
  const part = pressed.closest('li, .MuiPaper-root');
  const field = part?.querySelector<HTMLElement>('textarea, input, select');
  (field ?? part?.querySelector('button'))?.focus({ preventScroll: true });
}

/**
 * The account's version of a text that differs from the one shown. Both may come from the same device, where the
 * learner wrote one as a visitor before signing in. Both are kept until the learner chooses.
 */
export function OtherVersion({ text, onKeep }: OtherVersionProps) {
  const headId = useId();
  const keep = (which: 'mine' | 'theirs') => (event: MouseEvent<HTMLButtonElement>) => {
    focusText(event.currentTarget);
    onKeep(which);
  };
  return (
    <Version role="group" aria-labelledby={headId} data-unprinted>
      <p className="head" id={headId}>
        In your account
      </p>
      <p className="text" dir="auto">
        {text === '' ? 'Nothing: it is empty there.' : text}
      </p>
      <div className="do">
        <Button variant="outlined" onClick={keep('mine')}>
          Keep what is above
        </Button>
        <Button variant="outlined" onClick={keep('theirs')}>
          Keep this one
        </Button>
      </div>
    </Version>
  );
}
