import type { Emulator } from './service/emulator';
import { parseFaults, writeFaults } from './service/faults';
import { parseSwitches, readSwitches, turnSwitches } from './switches';
import { tryStorage } from './tryStorage';

const dataKey = 'auth-emulator';
const faultsKey = 'auth-emulator-faults';
const switchesKey = 'auth-emulator-switches';

/** Keeps the emulator's data in local storage or, where that is blocked or full, until the page is left. */
export function keepInBrowser(emulator: Emulator): void {
  let inMemory: string | null = null;
  // Full storage still holds the previous text, which would undo later changes.
  let isOutdated = false;
  emulator.connect({
    read() {
      if (isOutdated) return inMemory;
      return tryStorage(() => window.localStorage.getItem(dataKey)) ?? inMemory;
    },
    write(text) {
      inMemory = text;
      try {
        window.localStorage.setItem(dataKey, text);
        isOutdated = false;
      } catch {
        isOutdated = true;
      }
    },
  });
}

/** Stores the switches for other tabs and later visits. */
export function storeSwitches(emulator: Emulator): void {
  const text = JSON.stringify(readSwitches(emulator.settings));
  tryStorage(() => window.localStorage.setItem(switchesKey, text));
}

/** Restores the stored switches. */
export function readStoredSwitches(emulator: Emulator): void {
  tryStorage(() => {
    const stored = parseSwitches(window.localStorage.getItem(switchesKey) ?? '');
    emulator.configure(turnSwitches(emulator.settings, stored));
  });
}

/** Updates the emulator when another tab writes. */
export function watchOtherTabs(emulator: Emulator): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === switchesKey || key === null) readStoredSwitches(emulator);
    if (key === dataKey || key === switchesKey || key === null) emulator.refresh();
  });
}

/** Removes the PKCE verifiers, which prove that a flow began in this browser. */
export function forgetVerifiers(): void {
  tryStorage(() => {
    const keys = Object.keys(window.localStorage).filter((key) => key.endsWith('-code-verifier'));
    for (const key of keys) window.localStorage.removeItem(key);
  });
}

const storedFaults = (): string => tryStorage(() => window.sessionStorage.getItem(faultsKey)) ?? '';

/**
 * Switches on what `?fault=` asks for, or what was on before a reload. `?fault=none` switches everything off. From then on
 * faults are stored, for as long as the tab lasts.
 */
export function keepFaultsInTab(emulator: Emulator): void {
  const asked = new URLSearchParams(window.location.search).getAll('fault');
  const text = asked.length > 0 ? asked.join(',') : storedFaults();
  emulator.subscribe(() => {
    tryStorage(() => window.sessionStorage.setItem(faultsKey, writeFaults(emulator.faults.list)));
  });
  emulator.faults.replace(parseFaults(text));
}
