import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface HydrationHandlers {
  /**
   * In the commit that hydrates the page, before anything is drawn anew. What it returns is called as soon as that is
   * drawn, before the browser can bring another event.
   */
  onCommit?: () => (() => void) | undefined;
  /** Once the page answers, and React follows the router. */
  onReady: () => void;
  /** In the commit that draws a page: the one that has just been opened, and each that follows. */
  onPage?: (pathname: string) => void;
}

/** What waits for the page to be hydrated, or drawn in the browser. */
export const OnHydrated = createContext<HydrationHandlers | null>(null);

/** Stands beside a page, in the part that is hydrated with it, and tells when that is done and what is drawn then. */
export function AfterHydration() {
  const handlers = use(OnHydrated);
  const { pathname } = useLocation();
  const [onDrawn, setOnDrawn] = useState<() => void>();
  useLayoutEffect(() => {
    const onceDrawn = handlers?.onCommit?.();
    // A state that is set in a commit is drawn right after it. React subscribes to the stores before, which otherwise
    // takes it until a later task: a key that came in between would be typed into a field as it was served.
    // oxlint-disable-next-line react/set-state-in-effect -- What was typed is known in no event and in no render before.
    setOnDrawn(() => onceDrawn);
  }, [handlers]);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useLayoutEffect(() => handlers?.onPage?.(pathname), [handlers, pathname]);
  useEffect(() => handlers?.onReady(), [handlers]);
  return null;
}
