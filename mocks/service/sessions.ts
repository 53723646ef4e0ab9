import type { JsonMap } from './json';
import { type DatedField, presentUser } from './present';
import type { Project } from './project';
import { invalid, Refusal, type TokenHolder } from './refusal';
import type { RefreshToken, Session, User } from './rows';
import { type Moment, toSeconds } from './time';

/** A session's current tokens, before the access token is signed. */
export interface Grant {
  session: Session;
  refreshToken: string;
  /** Unix seconds at which the access token expires. */
  expiresAt: number;
  /** Claims of the access token, in their order. */
  claims: JsonMap;
  /** The user as answered. */
  user: JsonMap;
  /** Whether a refresh issued a new token instead of the current one again. */
  isRotated: boolean;
}

interface Signing {
  baseUrl: string;
  fresh?: readonly DatedField[];
  withoutConfirmedAt?: boolean;
}

function grantOf(project: Project, user: User, session: Session, token: string, signing: Signing): Grant {
  const { baseUrl, fresh = [], withoutConfirmedAt = false } = signing;
  const issuedAt = toSeconds(project.clock.now());
  const expiresAt = issuedAt + project.settings.jwtExp;
  return {
    session,
    refreshToken: token,
    expiresAt,
    claims: {
      iss: baseUrl,
      sub: user.id,
      aud: 'authenticated',
      exp: expiresAt,
      iat: issuedAt,
      email: user.email,
      phone: '',
      app_metadata: structuredClone(user.appMetadata),
      user_metadata: structuredClone(user.userMetadata),
      role: 'authenticated',
      aal: 'aal1',
      amr: session.amr.map(({ method, timestamp }) => ({ method, timestamp })),
      session_id: session.id,
      is_anonymous: user.isAnonymous,
    },
    user: presentUser(user, { fresh, withoutConfirmedAt }),
    isRotated: false,
  };
}

function addToken(project: Project, session: Session, parent: string | null): string {
  const token = project.random.refreshToken();
  project.tables.addRefreshToken(session, { token, parent, used: false, updatedAt: project.clock.now() });
  return token;
}

/** Starts a session; a user can have several side by side. */
export function startSession(project: Project, user: User, method: string, signing: Signing): Grant {
  const now = project.clock.now();
  user.lastSignInAt = now;
  user.updatedAt = now;
  const session: Session = {
    id: project.random.uuid(),
    userId: user.id,
    amr: [{ method, timestamp: toSeconds(now) }],
    createdAt: now,
    refreshedAt: null,
    refreshTokens: [],
  };
  project.tables.addSession(session);
  const token = addToken(project, session, null);
  return grantOf(project, user, session, token, {
    ...signing,
    fresh: [...(signing.fresh ?? []), 'lastSignInAt'],
  });
}

export function isBanned(project: Project, user: User): boolean {
  return user.bannedUntil !== null && user.bannedUntil > project.clock.now();
}

function refused(code: string, reason: string, holder: TokenHolder | null = null): Refusal {
  return new Refusal(400, code, `Invalid Refresh Token: ${reason}`, { holder });
}

const lastActive = ({ createdAt, refreshedAt }: Session): Moment => refreshedAt ?? createdAt;

/** What the server adds to its message if a session is over by its age or inactivity; null if it is not. */
function endOf({ settings, clock }: Project, session: Session): string | null {
  const { sessionTimebox, sessionInactivityTimeout } = settings;
  const now = clock.now();
  if (sessionTimebox !== null && now > session.createdAt + sessionTimebox * 1_000_000) return '';
  const isIdle =
    sessionInactivityTimeout !== null && now > lastActive(session) + sessionInactivityTimeout * 1_000_000;
  return isIdle ? ' (Inactivity)' : null;
}

/** Whether the only session a user may have is another: of those not over, the last one refreshed. */
function isReplaced(project: Project, user: User, session: Session): boolean {
  if (!project.settings.singleSessionPerUser) return false;
  return project.tables
    .sessionsOf(user)
    .some((other) => lastActive(other) > lastActive(session) && endOf(project, other) === null);
}

/** Limits on how long sessions last; a paid option, so off unless set. */
function checkLimits(project: Project, user: User, session: Session): void {
  const end =
    endOf(project, session) ?? (isReplaced(project, user, session) ? ' (Revoked by Newer Login)' : null);
  if (end === null) return;
  throw refused('session_expired', `Session Expired${end}`, { userId: user.id, sessionId: session.id });
}

function currentOf(session: Session): RefreshToken | undefined {
  return session.refreshTokens.findLast(({ used }) => !used);
}

/**
 * Exchanges a refresh token. A used one is accepted only if it is the parent of the current one (whose holder
 * may never have received it), or was used within the reuse interval; else its whole family is void.
 */
export function refreshSession(project: Project, token: string, baseUrl: string): Grant {
  if (!/^[a-z0-9]{12}$/.test(token)) throw invalid('Refresh token is not valid');
  const { tables, clock, settings } = project;
  const found = tables.refreshToken(token);
  const user = found && tables.users.get(found.session.userId);
  if (!found || !user) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  const { session, row } = found;
  if (isBanned(project, user)) {
    throw refused('user_banned', 'User Banned', { userId: user.id, sessionId: null });
  }
  checkLimits(project, user, session);

  const now = clock.now();
  const current = currentOf(session);
  const isParentOfCurrent = row.used && current?.parent === row.token;
  if (row.used && !isParentOfCurrent && now > row.updatedAt + settings.reuseInterval * 1_000_000) {
    for (const member of session.refreshTokens.filter(({ used }) => !used)) {
      member.used = true;
      member.updatedAt = now;
    }
    const holder = { userId: user.id, sessionId: session.id };
    throw refused('refresh_token_already_used', 'Already Used', holder);
  }

  let issued = isParentOfCurrent ? current.token : null;
  if (issued === null) {
    row.used = true;
    row.updatedAt = now;
    issued = addToken(project, session, row.token);
  }
  session.refreshedAt = now;
  user.updatedAt = now;
  return { ...grantOf(project, user, session, issued, { baseUrl }), isRotated: !isParentOfCurrent };
}

export type SignOutScope = 'global' | 'local' | 'others';

export function isSignOutScope(scope: string): scope is SignOutScope {
  return scope === 'global' || scope === 'local' || scope === 'others';
}

export function signOut(project: Project, user: User, sessionId: string | null, scope: SignOutScope): void {
  for (const session of project.tables.sessionsOf(user)) {
    const isThis = session.id === sessionId;
    if (scope === 'global' || (scope === 'local') === isThis) project.tables.removeSession(session);
  }
}
