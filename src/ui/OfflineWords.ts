import { createContext } from 'react';

/** Sets what the offline banner says on the current page; undefined for the usual words. */
export const OfflineWords = createContext<(words: string | undefined) => void>(() => undefined);
