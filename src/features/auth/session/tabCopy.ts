import { hasEnded, noteEndedSession } from './endedSessions';
import type { SafeStorage } from './safeStorage';
import { connectSessionCopies, type SessionCopies } from './sessionCopies';
import { readTokenClaims } from './tokenClaims';

/** A session that lies in this tab alone, of which duplicates of the tab have copies. */
export interface TabCopy {
  /** Tells the other tabs that this session is being signed out, if they may hold copies of it. */
  noteSignOut: () => void;
  /** Removes this tab's copy of a session that another tab has signed out. */
  dropEndedCopy: () => void;
  /** Calls back when another tab has handed over newer tokens of this tab's session. Returns how to stop. */
  onRenewedElsewhere: (listener: () => void) => () => void;
}

/** `reachCopies` connects to the copies in other tabs. */
export function createTabCopy(
  storage: SafeStorage,
  sessionKey: string,
): { tabCopy: TabCopy; reachCopies: () => SessionCopies } {
  const read = () => (storage.isInTab() ? storage.readSession() : undefined);
  const copyId = () => {
    const copy = read();
    return copy && readTokenClaims(copy.access_token).sessionId;
  };
  const renewedElsewhere = new EventTarget();
  let copies: SessionCopies | undefined;
  const reachCopies = () =>
    (copies ??= connectSessionCopies(`${sessionKey}-copies`, {
      read,
      replace: (session) => {
        storage.setItem(sessionKey, JSON.stringify(session));
        renewedElsewhere.dispatchEvent(new Event('renewed'));
      },
    }));
  const tabCopy: TabCopy = {
    noteSignOut() {
      const id = copyId();
      if (id !== undefined) noteEndedSession(id);
    },
    dropEndedCopy() {
      const id = copyId();
      if (id !== undefined && hasEnded(id)) storage.dropFromTab();
    },
    onRenewedElsewhere(listener) {
      renewedElsewhere.addEventListener('renewed', listener);
      return () => {
        renewedElsewhere.removeEventListener('renewed', listener);
      };
    },
  };
  return { tabCopy, reachCopies };
}
