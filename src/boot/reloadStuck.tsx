import { createRoot } from 'react-dom/client';
import { stopped } from '@/content/start';
import { wouldLoseWork } from '@/ui/reload';
import { element, reloadButton } from './failedStart';

/** How long React may take to draw next to nothing, in milliseconds. It may still be hydrating on a slow phone. */
const timeout = 3000;

const isReloadHarmless = (): boolean => navigator.onLine && !wouldLoseWork();

const reloadOnceOnline = () => {
  if (isReloadHarmless()) window.location.reload();
};

/** Without React, which draws nothing any more. The text on the page can still be selected. */
function tellToReload(): HTMLElement {
  const words = element('strong', wouldLoseWork() ? stopped.withWork : stopped.offline);
  const message = document.createElement('div');
  message.className = 'start-failed';
  message.role = 'alert';
  message.append(words, reloadButton());
  document.body.append(message);
  window.addEventListener('online', reloadOnceOnline);
  return message;
}

/**
 * If a page is left while React draws, Firefox drops the task in which React would continue. When Back restores the
 * page from the back/forward cache, React waits for that task for ever, and no link works. Such a page is reloaded, or
 * says that it has stopped where that would lose work or bring nothing.
 */
export function reloadStuck(): void {
  let message: HTMLElement | undefined;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const timer = setTimeout(() => {
      if (isReloadHarmless()) window.location.reload();
      else message ??= tellToReload();
    }, timeout);
    const goOn = () => {
      clearTimeout(timer);
      message?.remove();
      message = undefined;
      window.removeEventListener('online', reloadOnceOnline);
    };
    createRoot(document.createElement('div')).render(<span ref={goOn} />);
  });
}
