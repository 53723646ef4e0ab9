import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface HydrationHandlers {
  /**
   * Called in the commit that hydrates the page. The function it returns is called right after the render that this
   * causes, before the browser can deliver another event.
   */
  onCommit?: () => (() => void) | undefined;
  /** Called once the page is interactive and React follows the router. */
  onReady: () => void;
  /** Called in the commit that draws a page: the one just opened, and each one after it. */
  onPage?: (pathname: string) => void;
}

/** Handlers that wait for the page to be hydrated, or drawn in the browser. */
export const OnHydrated = createContext<HydrationHandlers | null>(null);

/** Rendered beside a page and hydrated with it; calls the handlers when that is done and whenever a page is drawn. */
export function AfterHydration() {
  const handlers = use(OnHydrated);
  const { pathname } = useLocation();
  const [onDrawn, setOnDrawn] = useState<() => void>();
  useLayoutEffect(() => {
    const onceDrawn = handlers?.onCommit?.();
    // React renders a state set in a layout effect synchronously, and subscribes to stores before that. Otherwise it
    // subscribes in a later task, and a key in between would be typed into a field as it was served.
    // oxlint-disable-next-line react/set-state-in-effect -- No event and no earlier render knows what was typed.
    setOnDrawn(() => onceDrawn);
  }, [handlers]);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useLayoutEffect(() => handlers?.onPage?.(pathname), [handlers, pathname]);
  useEffect(() => handlers?.onReady(), [handlers]);
  return null;
}
