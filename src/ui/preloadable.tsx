import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { preloadEarly } from './usePreload';

/** What is drawn in the place of a part that is still being downloaded. */
export const PendingPart = createContext<ReactNode>(null);

/**
 * As React's `lazy`, but what was fetched before is drawn with the press that asks for it, and what was not as
 * soon as it arrives: React draws the fallback of a lazy part first in any case, and holds back for 0.3 s
 * whatever replaces a fallback.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded = await load());
  preloadEarly(preload);

  function Preloadable(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    const pending = use(PendingPart);
    useEffect(() => {
      if (!Part) preload().then((part) => setPart(() => part), setFailure);
    }, [Part]);
    // For the boundary around it, as `lazy` does.
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : pending;
  }
  return Object.assign(Preloadable, { preload });
}
