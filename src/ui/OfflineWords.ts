import { createContext, use, useEffect } from 'react';

/** Takes what the page shown has to say without a connection; undefined for the usual words. */
export const OfflineWords = createContext<(words: string | undefined) => void>(() => undefined);

/** While the page stands, the banner of a lost connection says this instead of its usual words. */
export function useOfflineWords(words: string): void {
  const say = use(OfflineWords);
  useEffect(() => {
    say(words);
    return () => say(undefined);
  }, [say, words]);
}
