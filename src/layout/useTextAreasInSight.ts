import { useDocumentEvent } from '@/ui/useDocumentEvent';

/**
 * Scrolls a multi-line field out from under the header when Tab reaches it. For such a field Chrome only keeps the
 * caret in the window, and ignores the scroll margin.
 */
export function useTextAreasInSight(): void {
  useDocumentEvent('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
}
