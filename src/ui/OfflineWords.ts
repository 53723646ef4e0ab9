import { createContext } from 'react';

/** Takes what the page shown has to say without a connection; undefined for the usual words. */
export const OfflineWords = createContext<(words: string | undefined) => void>(() => undefined);
