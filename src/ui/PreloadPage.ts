import { createContext } from 'react';

/** Fetches what the page at a path needs to be drawn; does nothing where no provider is given. */
export const PreloadPage = createContext<(path: string) => Promise<unknown>>(async () => undefined);
