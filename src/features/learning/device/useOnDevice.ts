import { useCallback, useSyncExternalStore } from 'react';
import { onDeviceChange } from './deviceStorage';

/** Reads a value again whenever this tab or another changes a key with this prefix. Until the page is hydrated, `before`. */
export function useOnDevice<Value>(start: string, read: () => Value, before: Value): Value {
  const subscribe = useCallback(
    (changed: () => void) =>
      onDeviceChange((isBelow) => {
        if (isBelow(start)) changed();
      }),
    [start],
  );
  return useSyncExternalStore(subscribe, read, () => before);
}
