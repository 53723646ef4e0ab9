import { useSyncExternalStore } from 'react';

function onNewWorker(changed: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', changed);
  return () => serviceWorker.removeEventListener('controllerchange', changed);
}

/**
 * Whether the pages open without a network: a service worker has kept them. There is none where it was refused, for
 * those who save data, and until a first visit's is installed.
 */
export const useHasOfflineCopy = (): boolean =>
  useSyncExternalStore(
    onNewWorker,
    () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    () => false,
  );
