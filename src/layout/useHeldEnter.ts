import { useDocumentEvent } from '@/ui/useDocumentEvent';

/**
 * Enter that is held down presses once. Its repeats would use up the attempts with a wrong password, and would press
 * whatever has got the focus from the first press.
 */
export function useHeldEnter(): void {
  useDocumentEvent('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
}
