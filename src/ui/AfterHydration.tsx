import { createContext, use, useEffect, useLayoutEffect } from 'react';

interface HydrationHandlers {
  /** In the commit that hydrates the page, before anything is drawn anew. */
  onCommit?: () => void;
  /** Once the page answers, and React follows the router. */
  onReady: () => void;
}

/** What waits for the page to be hydrated, or drawn in the browser. */
export const OnHydrated = createContext<HydrationHandlers | null>(null);

/** Stands beside a page, in the part that is hydrated with it, and tells when that is done. */
export function AfterHydration() {
  const handlers = use(OnHydrated);
  useLayoutEffect(() => handlers?.onCommit?.(), [handlers]);
  useEffect(() => handlers?.onReady(), [handlers]);
  return null;
}
