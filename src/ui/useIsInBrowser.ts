import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in a prerendered page and while it is hydrated; true in every later render. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
