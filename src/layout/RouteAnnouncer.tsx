import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/**
 * A single-page navigation is silent: the browser neither moves focus nor reads the new title. After a
 * link this moves focus to the new page's heading, or to the part of a page that the link names, and reads
 * a new title; after Back it leaves focus alone, and a change of query (a filter) is not a new page.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const { pathname, hash } = location;
  const navigationType = useNavigationType();
  const [title, setTitle] = useState('');
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // The page's own <title> reaches the head in the same commit, but after this effect's siblings.
    const frame = requestAnimationFrame(() => setTitle(document.title));
    if (navigationType !== NavigationType.Pop && hash === '') {
      const heading = main.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      (heading ?? main.current)?.focus({ preventScroll: true });
    }
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, navigationType, main]);

  // The whole location, because it also changes when the same link is pressed again.
  useEffect(() => {
    if (location.hash === '' || navigationType === NavigationType.Pop) return;
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location, navigationType]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
