import { tryStorage } from '@/ui/tryStorage';
import { parseJson } from '@/ui/readUnknown';

/** Under this key the device keeps the ids of signed-out sessions. An id gives no access. */
export const endedSessionsKey = 'aiclub-ended-sessions';

const mostRemembered = 20;

function read(): string[] {
  const stored = parseJson(tryStorage(() => localStorage.getItem(endedSessionsKey)) ?? '');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Tells every tab of this browser, also one that wakes or opens later, that a session was signed out. */
export function noteEndedSession(id: string): void {
  const ids = [...read(), id].slice(-mostRemembered);
  // Without storage, a tab with a copy finds out when it next asks the service.
  tryStorage(() => localStorage.setItem(endedSessionsKey, JSON.stringify(ids)));
}

export const hasEnded = (id: string): boolean => read().includes(id);
