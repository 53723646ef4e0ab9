import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';

interface RemovedNoteProps {
  /** It has come back, because another device has written on it. */
  isBack: boolean;
  onUndo: () => void;
}

/** Takes the focus, because the button that was pressed has gone with its note. */
export function RemovedNote({ isBack, onUndo }: RemovedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <>
      {isBack ? 'Not removed: your account has another version of this note.' : 'Note removed.'}{' '}
      <Link ref={undo} component="button" type="button" onClick={onUndo}>
        {isBack ? 'Bring back your text' : 'Undo'}
      </Link>
    </>
  );
}
