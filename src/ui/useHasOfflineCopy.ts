import { useSyncExternalStore } from 'react';

function onNewWorker(changed: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', changed);
  return () => serviceWorker.removeEventListener('controllerchange', changed);
}

/**
 * Whether the pages open without a network, because a service worker has stored them. There is none where it was
 * refused, where data is saved, and on a first visit until it is installed.
 */
export const useHasOfflineCopy = (): boolean =>
  useSyncExternalStore(
    onNewWorker,
    () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
    () => false,
  );
