import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { notesAnchor } from '@/paths';

/** Opens the notes for whoever comes by an address that names them. */
export function useNotesInAddress(open: () => void, hasNotes: boolean): void {
  const { hash } = useLocation();
  const isWanted = hasNotes && hash === notesAnchor;
  const openNotes = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) openNotes();
  }, [isWanted]);
}
