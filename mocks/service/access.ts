import { isBanned } from './sessions';
import type { JsonMap } from './json';
import type { Project } from './project';
import { parseUuid } from './random';
import { Refusal } from './refusal';
import type { Session, User } from './rows';

/** The user and session that a bearer token names. */
export interface Bearer {
  user: User;
  /** Null for a token that names none. */
  session: Session | null;
  /** As the token says, even if the account has become permanent since. */
  isAnonymous: boolean;
  /** The token's first audience; empty if it has none. */
  audience: string;
}

function refuse(code: string, text: string, status = 403): Refusal {
  return new Refusal(status, code, text);
}

/** The word after `Bearer`; refused if there is not exactly one. */
export function bearerWord(authorization: string | null): string {
  const [, word] = /^bearer (\S+)$/i.exec(authorization?.trim() ?? '') ?? [];
  if (word === undefined)
    throw refuse('no_authorization', 'This endpoint requires a valid Bearer token', 401);
  return word;
}

function firstAudience(aud: JsonMap[string] | undefined): string {
  const [first] = Array.isArray(aud) ? aud : [aud];
  return typeof first === 'string' ? first : '';
}

/** Finds the user and session of verified claims. A signed-out session's token is refused despite its signature. */
export function findBearer(project: Project, claims: JsonMap): Bearer {
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || sub === '') throw refuse('bad_jwt', 'invalid claim: missing sub claim');
  const userId = parseUuid(sub);
  if (userId === null) throw refuse('bad_jwt', 'invalid claim: sub claim must be a UUID', 400);
  const user = project.tables.users.get(userId);
  if (!user) throw refuse('user_not_found', 'User from sub claim in JWT does not exist');
  const session = findSession(project, sessionId);
  if (isBanned(project, user)) throw refuse('user_banned', 'User is banned');
  return {
    user,
    session,
    isAnonymous: claims['is_anonymous'] === true,
    audience: firstAudience(claims['aud']),
  };
}

function findSession(project: Project, claim: JsonMap[string] | undefined): Session | null {
  if (typeof claim !== 'string' || claim === '') return null;
  const id = parseUuid(claim);
  if (id === null) throw refuse('bad_jwt', 'invalid claim: session_id claim must be a UUID');
  const session = project.tables.sessions.get(id);
  if (!session) throw refuse('session_not_found', 'Session from session_id claim in JWT does not exist');
  return session;
}
