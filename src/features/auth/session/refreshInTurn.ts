import type { SessionCopies } from './sessionCopies';
import { parseJson, ownField } from '@/ui/readUnknown';
import { isCurrent, readStoredSession, type StoredSession } from './storedSession';
import { readTokenClaims } from './tokenClaims';
import { underLock } from './underLock';

interface Turn {
  /** The session of this tab, as it now lies in storage. */
  readSession: () => StoredSession | undefined;
  /** How to reach the other copies of this session; undefined if all tabs share it anyway. */
  copies: () => SessionCopies | undefined;
  lockName: (sessionId: string) => string;
}

function refreshTokenIn(input: RequestInfo | URL, init: RequestInit | undefined): unknown {
  if (!String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token'))
    return undefined;
  return typeof init?.body === 'string' ? ownField(parseJson(init.body), 'refresh_token') : undefined;
}

/**
 * `fetch` for the client that makes tabs with the same session refresh it one after the other: the first asks
 * the service, the others get the session that it received.
 */
export function refreshInTurn(fetching: typeof fetch, { readSession, copies, lockName }: Turn): typeof fetch {
  return async (input, init) => {
    const token = refreshTokenIn(input, init);
    const own = readSession();
    const sessionId = own && readTokenClaims(own.access_token).sessionId;
    if (!own || own.refresh_token !== token || sessionId === undefined) return fetching(input, init);

    /** The session, if another tab has renewed it. */
    const renewed = () => {
      const session = readSession();
      const isOther = session?.refresh_token !== token;
      const isSame = session && readTokenClaims(session.access_token).sessionId === sessionId;
      return isOther && isSame && isCurrent(session) ? session : undefined;
    };
    return underLock(lockName(sessionId), async () => {
      if (!renewed()) await copies()?.ask(sessionId);
      const session = renewed();
      if (session) return Response.json(session);
      const answer = await fetching(input, init);
      const received = answer.ok ? readStoredSession(await answer.clone().text(), Date.now()) : undefined;
      if (received) copies()?.announce(received);
      return answer;
    });
  };
}
