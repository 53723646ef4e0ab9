import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` when the browser is online again, while somebody waits for that. */
export function useOnceOnline(isWaiting: boolean, onOnline: () => void): void {
  const handle = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = () => handle();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
