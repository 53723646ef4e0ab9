import { type ComponentType, lazy, useState } from 'react';

/**
 * As React's `lazy`, but what was fetched before is drawn with the press that asks for it. React draws the
 * fallback of a lazy part first even then, and holds back for 0.3 s whatever replaces a fallback.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(preload);
  function Preloadable(props: Props) {
    const [Part] = useState(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
