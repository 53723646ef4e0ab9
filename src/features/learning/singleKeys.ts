import { useSyncExternalStore } from 'react';

const storageKey = 'aiclub-single-keys';
const off = 'off';

/** What this tab was told last, where the browser keeps nothing. */
let told: boolean | undefined;
const listeners = new Set<() => void>();

function readIsOn(): boolean {
  if (told !== undefined) return told;
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKey) return;
    told = undefined;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

function keepIsOn(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
    return true;
  } catch {
    return false;
  }
}

function setOn(isOn: boolean): void {
  told = keepIsOn(isOn) ? undefined : isOn;
  for (const listener of listeners) listener();
}

/** Whether letters and digits alone do something in a lesson (WCAG 2.1.4); kept on this device. */
export function useSingleKeys(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true);
  return { isOn, setOn };
}
