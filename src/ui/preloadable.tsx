import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { preloadEarly } from './usePreload';

/** Drawn in place of a part that is still being downloaded. */
export const PendingPart = createContext<ReactNode>(null);

/**
 * Like React's `lazy`, but a part that is already downloaded is drawn with the press that opens it, and any other
 * as soon as it arrives. With `lazy`, React always draws the fallback first, and delays what replaces it by 0.3 s.
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
    // For the error boundary around it, as `lazy` does.
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : pending;
  }
  return Object.assign(Preloadable, { preload });
}
