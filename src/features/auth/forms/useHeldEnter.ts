import { useEffect } from 'react';

/** Enter that is held down sends a form once: the same wrong password, sent again and again, would only use up the attempts. */
export function useHeldEnter(): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, []);
}
