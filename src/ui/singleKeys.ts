import { tryStorage } from './tryStorage';

const storageKey = 'aiclub-single-keys';
const off = 'off';

/** The last choice made in this tab, if the browser could not store it. */
let told: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether shortcuts of a single character are on (WCAG 2.1.4); stored on this device. */
export const areSingleKeysOn = (): boolean =>
  told ?? tryStorage(() => localStorage.getItem(storageKey)) !== off;

export function onSingleKeysChange(onChange: () => void): () => void {
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

export function setSingleKeys(isOn: boolean): void {
  const isKept = tryStorage(() => {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
    return true;
  });
  told = isKept ? undefined : isOn;
  for (const listener of listeners) listener();
}
