import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '@/ui/focusMain';
import { isLayerOpen } from '@/ui/layerHistory';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFollowedLinks } from './useFollowedLinks';

/** Whether the focus is on a link of the header or the footer. */
const isOnLinkAround = (main: HTMLElement | null): boolean =>
  document.activeElement?.matches('a') === true && main?.contains(document.activeElement) === false;

/** Whether the visitor opened something over the page before React had drawn it, and is there now. */
const isElsewhere = (): boolean =>
  isLayerOpen() || document.activeElement?.matches('button[aria-expanded="true"]') === true;

/** Whether a page's heading is gone, and the focus with it. */
const isGone = (heading: HTMLElement | null | undefined): boolean =>
  heading !== undefined && heading?.isConnected !== true && document.activeElement === document.body;

/**
 * A single-page navigation is silent: the browser neither moves focus nor reads the new title. After a link, this
 * component moves focus to the new page's heading, or to the part of the page that the link names, and has a new title
 * read. After Back, a focus that was lost with its page returns to the followed link, or else goes to the heading. A
 * changed query is not a new page, unless a link outside the page's content, not a filter, changed it, or the page has
 * another heading now.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const navigationType = useNavigationType();
  const [title, setTitle] = useState('');
  const lastPathname = useRef(pathname);
  /** Undefined before the first page. */
  const lastHeading = useRef<HTMLElement | null | undefined>(undefined);
  const findFollowedLink = useFollowedLinks(key);

  useEffect(() => {
    const isOtherPage = navigationType !== NavigationType.Replace && isGone(lastHeading.current);
    const isSamePage = lastPathname.current === pathname && !isOtherPage;
    lastPathname.current = pathname;
    lastHeading.current = main.current?.querySelector('h1') ?? null;
    const isLedBySurroundings =
      navigationType === NavigationType.Push && hash === '' && isOnLinkAround(main.current);
    if (isSamePage && !isLedBySurroundings) return;
    // When this effect runs, the page's own <title> may not be in the head yet. The frame comes also if the page
    // replaces its own history entry meanwhile.
    requestAnimationFrame(() => setTitle(document.title));
    if (navigationType !== NavigationType.Pop) {
      if (hash === '' && !isElsewhere()) focusHeading(main.current, { preventScroll: true });
    } else if (document.activeElement === document.body) {
      const link = findFollowedLink(key);
      if (link) link.focus({ preventScroll: true });
      else focusHeading(main.current, { preventScroll: true });
    }
  }, [pathname, hash, key, navigationType, main, findFollowedLink]);

  // Depends on the whole location, because it also changes when the same link is pressed again.
  useEffect(() => {
    if (location.hash === '' || navigationType === NavigationType.Pop) return;
    const part = document.getElementById(location.hash.slice(1));
    // An exercise takes no focus itself; its field does.
    const field = part?.querySelector<HTMLElement>('textarea, input:not([hidden]), select');
    (field ?? part)?.focus({ preventScroll: true });
  }, [location, navigationType]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
