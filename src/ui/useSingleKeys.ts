import { useSyncExternalStore } from 'react';
import { areSingleKeysOn, onSingleKeysChange, setSingleKeys } from './singleKeys';

/** Whether single keys do something, and the switch for them. */
export function useSingleKeys(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(onSingleKeysChange, areSingleKeysOn, () => true);
  return { isOn, setOn: setSingleKeys };
}
