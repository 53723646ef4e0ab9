import { isRecord, parseJson } from './readUnknown';

/** What an access token says about itself. Nobody but the service can tell whether it is true. */
interface TokenClaims {
  /** The session that the token belongs to; it stays the same while tokens are renewed. */
  sessionId: string | undefined;
  /** Unix seconds. */
  issuedAt: number;
  /** Unix seconds, by the service's clock, at which a recovery link began this session. */
  recoveredAt: number | undefined;
}

function decode(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return parseJson(atob(payload));
  } catch {
    return undefined;
  }
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

export function readTokenClaims(accessToken: string): TokenClaims {
  const claims = decode(accessToken);
  if (!isRecord(claims)) return { sessionId: undefined, issuedAt: 0, recoveredAt: undefined };
  const { session_id: sessionId, iat, amr } = claims;
  const methods: unknown[] = Array.isArray(amr) ? amr : [];
  const recovery = methods.filter(isRecord).find(({ method }) => method === 'recovery');
  return {
    sessionId: typeof sessionId === 'string' ? sessionId : undefined,
    issuedAt: asNumber(iat) ?? 0,
    recoveredAt: asNumber(recovery?.['timestamp']),
  };
}
