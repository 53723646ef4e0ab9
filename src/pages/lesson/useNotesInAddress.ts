import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { notesAnchor } from '@/paths';
import { claimFirstVisit } from '@/ui/firstVisit';

/**
 * The page with the link is gone, so without this the focus would be nowhere once the notes close. The button that the
 * width of the window hides takes no focus.
 */
function focusNotesButton(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens="notes"]')) {
    button.focus({ preventScroll: true });
  }
}

/** Opens the notes for readers who arrive at an address that names them. */
export function useNotesInAddress(open: () => void, hasNotes: boolean): void {
  const { hash, key } = useLocation();
  // By key, because a link to the notes may lead from this address to the same one.
  const wantedBy = hasNotes && hash === notesAnchor ? key : null;
  const openNotes = useEffectEvent(open);
  useEffect(() => {
    if (wantedBy === null || !claimFirstVisit(wantedBy)) return;
    focusNotesButton();
    openNotes();
  }, [wantedBy]);
}
