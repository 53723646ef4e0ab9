import * as v from 'valibot';
import { maybe, parseJson, readAs } from '@/ui/readUnknown';

/** What an access token says about itself. Only the service can verify it. */
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

const claimed = v.object({
  session_id: maybe(v.string()),
  iat: maybe(v.number()),
  amr: v.optional(v.unknown()),
});
const recoveryMethod = v.object({ method: v.picklist(['recovery']), timestamp: maybe(v.number()) });

export function readTokenClaims(accessToken: string): TokenClaims {
  const claims = readAs(claimed, decode(accessToken));
  const methods: unknown[] = Array.isArray(claims?.amr) ? claims.amr : [];
  const recovery = methods.map((method) => readAs(recoveryMethod, method)).find(Boolean);
  return {
    sessionId: claims?.session_id,
    issuedAt: claims?.iat ?? 0,
    recoveredAt: recovery?.timestamp,
  };
}
