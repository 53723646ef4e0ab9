import { use, useEffect } from 'react';
import { OfflineWords } from './OfflineWords';

/** While the page is shown, the offline banner says this instead of its usual words. */
export function useOfflineWords(words: string): void {
  const setWords = use(OfflineWords);
  useEffect(() => {
    setWords(words);
    return () => setWords(undefined);
  }, [setWords, words]);
}
