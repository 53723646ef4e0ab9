import type { ClientStorage } from './safeStorage';
import type { StoredSession } from './storedSession';
import { readTokenClaims } from './tokenClaims';

/** A session that a recovery link began stands for the current password, once. */
export interface RecoverySession {
  /** Whether a session was begun by a recovery link that has not been used for a new password yet. */
  isRecovery: (session: StoredSession) => boolean;
  /** Notes that the recovery link behind this session has been used. */
  endRecovery: (accessToken: string) => void;
}

/** In seconds, how long a session that a recovery link began may set a new password: as long as the link. */
const recoveryLifetime = 3600;

export function createRecoverySession(storage: ClientStorage, sessionKey: string): RecoverySession {
  const usedRecoveryKey = `${sessionKey}-used-recovery`;
  return {
    isRecovery({ access_token: accessToken }) {
      const { sessionId, issuedAt, recoveredAt } = readTokenClaims(accessToken);
      // Both times are the service's, so this device's clock has no say.
      const isRecent = recoveredAt !== undefined && issuedAt - recoveredAt < recoveryLifetime;
      return isRecent && storage.getItem(usedRecoveryKey) !== sessionId;
    },
    endRecovery(accessToken) {
      const { sessionId, recoveredAt } = readTokenClaims(accessToken);
      if (sessionId !== undefined && recoveredAt !== undefined) storage.setItem(usedRecoveryKey, sessionId);
    },
  };
}
