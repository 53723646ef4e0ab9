import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { ChangingText } from '@/ui/ChangingText';

interface RemovedNoteProps {
  /** The note has come back, because another device has edited it. */
  isBack: boolean;
  onUndo: () => void;
}

/** Takes the focus, because the pressed button has gone with its note. */
export function RemovedNote({ isBack, onUndo }: RemovedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <>
      <ChangingText>
        {isBack ? 'Not removed: your account has another version of this note.' : 'Note removed.'}
      </ChangingText>{' '}
      <Link ref={undo} component="button" type="button" onClick={onUndo}>
        {isBack ? 'Bring back your text' : 'Undo'}
      </Link>
    </>
  );
}
