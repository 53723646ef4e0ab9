import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { notesAnchor } from '@/paths';
import { isFirstArrival } from '@/ui/arrival';

/** Opens the notes for readers who arrive at an address that names them. */
export function useNotesInAddress(open: () => void, hasNotes: boolean): void {
  const { hash, key } = useLocation();
  // By key, because a link to the notes may lead from this address to the same one.
  const wantedBy = hasNotes && hash === notesAnchor ? key : null;
  const openNotes = useEffectEvent(open);
  useEffect(() => {
    if (wantedBy !== null && isFirstArrival(wantedBy)) openNotes();
  }, [wantedBy]);
}
