import { useCallback, useRef } from 'react';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

/** Which of a page's links was followed. Back draws the page anew, so the element itself cannot be kept. */
interface FollowedLink {
  href: string;
  /** Index among the links to the same address. */
  position: number;
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Records which link was followed from the history entry of `key`; the returned function finds it after Back. */
export function useFollowedLinks(key: string): (key: string) => HTMLElement | undefined {
  const followed = useRef(new Map<string, FollowedLink>());

  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    const position = linksTo(href).findIndex((other) => other === link);
    followed.current.set(key, { href, position });
  };
  useDocumentEvent('click', note, { capture: true });

  return useCallback((of) => {
    const link = followed.current.get(of);
    return link && linksTo(link.href)[link.position];
  }, []);
}
