import { useEffect } from 'react';

function reveal({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Brings a field of several lines, when Tab leads to it, out from below the header. Of such a field Chrome asks only whether
 * its caret is in the window, and of no scroll margin.
 */
export function useTextAreasInSight(): void {
  useEffect(() => {
    document.addEventListener('keyup', reveal);
    return () => {
      document.removeEventListener('keyup', reveal);
    };
  }, []);
}
