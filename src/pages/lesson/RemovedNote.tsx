import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';

/** Takes the focus, because the button that was pressed has gone with its note. */
export function RemovedNote({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <>
      Note removed.{' '}
      <Link ref={undo} component="button" type="button" onClick={onUndo}>
        Undo
      </Link>
    </>
  );
}
