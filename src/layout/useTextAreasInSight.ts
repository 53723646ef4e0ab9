import { useEffect } from 'react';

function reveal({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls a multi-line field out from under the header when Tab reaches it. For such a field Chrome only keeps the
 * caret in the window, and ignores the scroll margin.
 */
export function useTextAreasInSight(): void {
  useEffect(() => {
    document.addEventListener('keyup', reveal);
    return () => {
      document.removeEventListener('keyup', reveal);
    };
  }, []);
}
