import { parseJson } from './readUnknown';

/** Under this key the device remembers which sessions have been signed out; what it holds opens nothing. */
export const endedSessionsKey = 'aiclub-ended-sessions';

const mostRemembered = 20;

function read(): string[] {
  try {
    const stored = parseJson(localStorage.getItem(endedSessionsKey) ?? '');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Tells every tab of this browser, also one that wakes or opens later, that a session was signed out. */
export function noteEndedSession(id: string): void {
  try {
    localStorage.setItem(endedSessionsKey, JSON.stringify([...read(), id].slice(-mostRemembered)));
  } catch {
    // Without storage a copy of the session finds out when it next asks the service.
  }
}

export const hasEnded = (id: string): boolean => read().includes(id);
