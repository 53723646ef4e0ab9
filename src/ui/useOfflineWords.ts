import { use, useEffect } from 'react';
import { OfflineWords } from './OfflineWords';

/** While the page stands, the banner of a lost connection says this instead of its usual words. */
export function useOfflineWords(words: string): void {
  const say = use(OfflineWords);
  useEffect(() => {
    say(words);
    return () => say(undefined);
  }, [say, words]);
}
