import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in a prerendered page, and still while it is hydrated; true in everything that is drawn later. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
