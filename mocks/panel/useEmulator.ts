import { useSyncExternalStore } from 'react';
import { subscribe } from '@mocks/control';

let changes = 0;

function watch(listener: () => void): () => void {
  return subscribe(() => {
    changes += 1;
    listener();
  });
}

/** Renders the component again whenever the emulator's data, settings or faults change. */
export function useEmulator(): void {
  useSyncExternalStore(watch, () => changes);
}
