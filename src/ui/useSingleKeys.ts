import { useSyncExternalStore } from 'react';
import { areSingleKeysOn, onSingleKeysChange, setSingleKeys } from './singleKeys';

/** Whether shortcuts of a single character are on, and the setter. */
export function useSingleKeys(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(onSingleKeysChange, areSingleKeysOn, () => true);
  return { isOn, setOn: setSingleKeys };
}
