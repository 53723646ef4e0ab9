import { use } from 'react';
import { PreloadPage } from '@/ui/PreloadPage';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { preload } from '@/ui/usePreload';

/** Fetches the page behind a link when somebody points at it, touches it or tabs to it. */
export function usePreloadLinks(): void {
  const preloadPage = use(PreloadPage);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOurs = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    if (isOurs) preload(() => preloadPage(link.pathname));
  };
  useDocumentEvent('pointerover', onIntent);
  useDocumentEvent('focusin', onIntent);
}
