import { createRoot } from 'react-dom/client';
import { wouldLoseWork } from '@/ui/reload';

/** How long React may take to draw next to nothing, in milliseconds. It may still be hydrating on a slow phone. */
const timeout = 3000;

/**
 * If a page is left while React draws, Firefox drops the task in which React would continue. When Back restores the
 * page from the back/forward cache, React waits for that task for ever, and no link works. Such a page is reloaded.
 */
export function reloadStuck(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const trial = createRoot(document.createElement('div'));
    const timer = setTimeout(() => {
      if (navigator.onLine && !wouldLoseWork()) window.location.reload();
    }, timeout);
    trial.render(<span ref={() => clearTimeout(timer)} />);
  });
}
