import { useEffect } from 'react';

/** Enter that is held down sends a form only once: repeats of a wrong password would use up the attempts. */
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
