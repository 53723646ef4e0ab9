import type { Emulator } from './service/emulator';
import { parseFaults, writeFaults } from './service/faults';
import { parseSwitches, readSwitches, turnSwitches } from './switches';

const dataKey = 'auth-emulator';
const faultsKey = 'auth-emulator-faults';
const switchesKey = 'auth-emulator-switches';

/** Keeps the emulator's data in local storage, under a key of its own. Where storage is blocked or full, it lasts a page. */
export function keepInBrowser(emulator: Emulator): void {
  let inMemory: string | null = null;
  // Full storage still holds the text before, which would undo what has happened since.
  let isOutdated = false;
  emulator.connect({
    read() {
      if (isOutdated) return inMemory;
      try {
        return window.localStorage.getItem(dataKey) ?? inMemory;
      } catch {
        return inMemory;
      }
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

/** Keeps the switches as they now stand, for other tabs and later visits. */
export function storeSwitches(emulator: Emulator): void {
  try {
    window.localStorage.setItem(switchesKey, JSON.stringify(readSwitches(emulator.settings)));
  } catch {
    return;
  }
}

/** Turns the switches as they were left. */
export function readStoredSwitches(emulator: Emulator): void {
  try {
    const stored = parseSwitches(window.localStorage.getItem(switchesKey) ?? '');
    emulator.configure(turnSwitches(emulator.settings, stored));
  } catch {
    return;
  }
}

/** Tells the emulator of what other tabs write. */
export function watchOtherTabs(emulator: Emulator): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === switchesKey || key === null) readStoredSwitches(emulator);
    if (key === dataKey || key === switchesKey || key === null) emulator.refresh();
  });
}

/** Forgets what proves that a flow began in this browser. */
export function forgetVerifiers(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.endsWith('-code-verifier'));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Faults last as long as the tab. */
export function storeFaults(emulator: Emulator): void {
  try {
    window.sessionStorage.setItem(faultsKey, writeFaults(emulator.faults.list));
  } catch {
    return;
  }
}

function storedFaults(): string {
  try {
    return window.sessionStorage.getItem(faultsKey) ?? '';
  } catch {
    return '';
  }
}

/** Switches on what `?fault=` asks for, or what was on before a reload. `?fault=none` switches everything off. */
export function readFaultsFromAddress(emulator: Emulator): void {
  const asked = new URLSearchParams(window.location.search).getAll('fault');
  emulator.faults.replace(parseFaults(asked.length > 0 ? asked.join(',') : storedFaults()));
  storeFaults(emulator);
  emulator.subscribe(() => storeFaults(emulator));
}
