import { createContext } from 'react';

/** Fetches what the page at a path needs to be drawn; nothing where there are no pages to be fetched. */
export const PreloadPage = createContext<(path: string) => Promise<unknown>>(async () => undefined);
