import { useDocumentEvent } from '@/ui/useDocumentEvent';

/** Enter that is held down sends a form only once: repeats of a wrong password would use up the attempts. */
export function useHeldEnter(): void {
  useDocumentEvent('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
}
