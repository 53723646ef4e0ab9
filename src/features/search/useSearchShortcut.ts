import { isSearchShortcut } from '@/ui/searchShortcut';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

/** Calls back for the keys that open the search. */
export function useSearchShortcut(onShortcut: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || !isSearchShortcut(event)) return;
    event.preventDefault();
    onShortcut();
  });
}
