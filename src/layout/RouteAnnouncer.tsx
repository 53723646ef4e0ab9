import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/**
 * A single-page navigation is silent: the browser neither moves focus nor reads the new title. After a
 * link this moves focus to the new page's heading and reads its title; after Back it leaves focus alone,
 * and a change of query (a filter) is not a new page.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
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

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
