import { isRecord } from '@/ui/readUnknown';
import { readStoredSession, type StoredSession } from './storedSession';
import { readTokenClaims } from './tokenClaims';

/**
 * Duplicating a tab copies the session in its storage. All copies are one session of the service, which accepts
 * each refresh token once: a copy that comes with an old one looks like a thief, and the service ends the session for
 * all. So a tab that has refreshed the session hands the new tokens to the others, and a tab that is about to refresh it
 * asks the others for newer ones first.
 */
export interface SessionCopies {
  /** Hands renewed tokens to the other copies. */
  announce: (session: StoredSession) => void;
  /** Gives the other copies a moment to hand over newer tokens. */
  ask: (sessionId: string) => Promise<void>;
}

/** In milliseconds. Tabs answer within a few; nobody sees this wait. */
const timeToAnswer = 250;

const issuedAt = ({ access_token: token }: StoredSession) => readTokenClaims(token).issuedAt;

export function connectSessionCopies(
  name: string,
  own: { read: () => StoredSession | undefined; replace: (session: StoredSession) => void },
): SessionCopies {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return { announce: () => undefined, ask: () => Promise.resolve() };
  }

  const send = (session: StoredSession, isFresh: boolean) => {
    channel.postMessage({ session: JSON.stringify(session), isFresh });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const mine = own.read();
    if (!mine || !isRecord(data)) return;
    const { sessionId } = readTokenClaims(mine.access_token);
    if (data['wanted'] !== undefined && data['wanted'] === sessionId) send(mine, false);
    const { session } = data;
    const theirs = typeof session === 'string' ? readStoredSession(session, Date.now()) : undefined;
    if (!theirs || readTokenClaims(theirs.access_token).sessionId !== sessionId) return;
    // Tokens that the service has just issued are the newest, even within the same second.
    if (data['isFresh'] === true || issuedAt(theirs) > issuedAt(mine)) own.replace(theirs);
  });
  return {
    announce: (session) => {
      send(session, true);
    },
    ask: (sessionId) => {
      channel.postMessage({ wanted: sessionId });
      return new Promise((resolve) => {
        setTimeout(resolve, timeToAnswer);
      });
    },
  };
}
