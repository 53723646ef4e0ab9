import { buildIdentity, buildUser, markConfirmed, mergeMetadata, updateProviders } from './users';
import type { JsonMap } from './json';
import type { Challenge } from './pkce';
import type { Project } from './project';
import { parseUuid } from './random';
import { writeQuery } from './redirects';
import { invalid, Refusal, signupDisabled, unexpected } from './refusal';
import { type Grant, isBanned, startSession } from './sessions';
import type { ProviderName, ProviderSettings, Settings } from './settings';
import type { Identity, OAuthState, User } from './rows';

/** Providers the server knows by name, apart from the two that the emulator plays. */
const otherProviders =
  /^(?:apple|azure|bitbucket|discord|facebook|figma|fly|gitlab|kakao|keycloak|linkedin|linkedin_oidc|notion|slack|slack_oidc|snapchat|spotify|twitch|twitter|vercel_marketplace|workos|x|zoom)$/;

interface ProviderConfig {
  label: string;
  issuer: string;
  scopes: readonly string[];
}

export const providerConfigs: Readonly<Record<ProviderName, ProviderConfig>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', scopes: ['email', 'profile'] },
  github: { label: 'GitHub', issuer: 'https://api.github.com', scopes: ['user:email'] },
};

const stateLifetime = 5 * 60 * 1_000_000;

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providerConfigs, name);
}

function unsupported(reason: string): Refusal {
  return invalid(`Unsupported provider: ${reason}`);
}

/** Returns a provider that can be used and its settings; else throws why it cannot. */
export function findProvider(
  settings: Settings,
  name: string,
): { name: ProviderName; provider: ProviderSettings } {
  const lower = name.toLowerCase();
  if (lower.startsWith('custom:')) throw unsupported(`custom provider ${lower} not found`);
  if (!isProviderName(lower)) {
    throw unsupported(
      otherProviders.test(lower) ? 'provider is not enabled' : `Provider ${lower} could not be found`,
    );
  }
  const provider = settings.providers[lower];
  if (!provider.enabled) throw unsupported('provider is not enabled');
  if (provider.clientId === '') throw unsupported('missing OAuth client ID');
  if (provider.secret === '') throw unsupported('missing OAuth secret');
  return { name: lower, provider };
}

interface Start {
  name: ProviderName;
  clientId: string;
  scopes: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** Further request parameters, passed on to the provider; a scope among them replaces the usual one. */
  rest: Readonly<Record<string, string>>;
}

/** Stores where a sign-in with a provider began, and returns the query for the provider. */
export function startOAuth(project: Project, start: Start, baseUrl: string): string {
  const state = project.random.uuid();
  project.tables.addOAuthState(state, {
    provider: start.name,
    redirectTo: start.redirectTo,
    challenge: start.challenge,
    accessType: start.rest['access_type'] ?? '',
    prompt: start.rest['prompt'] ?? '',
    createdAt: project.clock.now(),
  });
  const extra = start.scopes === '' ? [] : start.scopes.split(',');
  return writeQuery({
    client_id: start.clientId,
    redirect_uri: `${baseUrl}/callback`,
    response_type: 'code',
    scope: [...providerConfigs[start.name].scopes, ...extra].join(' '),
    state,
    ...start.rest,
  });
}

function unusable(code: string, text: string): Refusal {
  return new Refusal(400, code, text);
}

/** Finds the sign-in of a returned state. After the provider declined or failed, the state can be used again. */
export function findState(project: Project, state: string): OAuthState {
  if (state === '') throw unusable('bad_oauth_callback', 'OAuth state parameter missing');
  const id = parseUuid(state);
  if (id === null) throw unusable('bad_oauth_state', 'OAuth state parameter is invalid');
  const found = project.tables.oauthStates.get(id);
  // The server keeps state and code in one row and deletes it when the code is exchanged.
  const isExchanged = found?.authCode !== undefined && !project.tables.flow(found.authCode);
  if (!found || isExchanged) throw unusable('bad_oauth_state', 'OAuth state not found or expired');
  if (project.clock.now() > found.createdAt + stateLifetime) {
    throw unusable('bad_oauth_state', 'OAuth state has expired');
  }
  if (found.authCode !== undefined) {
    throw unusable('flow_state_already_used', 'State has already been used');
  }
  return found;
}

/** The user that the provider vouches for. */
export interface Profile {
  id: string;
  email: string;
  name: string;
}

function dataOf(provider: ProviderName, { id, email, name }: Profile): JsonMap {
  // Without these keys, an unknown name does not overwrite the account's.
  const named = name === '' ? {} : { full_name: name, name };
  const known = { email, email_verified: true, ...named, phone_verified: false };
  const { issuer } = providerConfigs[provider];
  const [userName = ''] = email.split('@');
  const own: JsonMap =
    provider === 'github'
      ? {
          avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
          preferred_username: userName,
          user_name: userName,
        }
      : {};
  return { ...known, ...own, iss: issuer, provider_id: id, sub: id };
}

function findIdentity(user: User, provider: string, id: string): Identity | undefined {
  return user.identities.find((identity) => identity.provider === provider && identity.providerId === id);
}

/** An unconfirmed account may not be the address owner's: its password, metadata and other identities are dropped. */
function dropUnconfirmed({ tables }: Project, user: User, provider: ProviderName, data: JsonMap): void {
  for (const identity of user.identities) {
    if (identity.provider !== provider) tables.removeIdentity(user, identity);
  }
  user.passwordHash = null;
  user.userMetadata = mergeMetadata({}, data);
}

/** The account to link: that of the identity with the address, even if its own address has changed since. */
function findByAddress({ tables }: Project, email: string): User | undefined {
  const [owner, another] = tables.usersByIdentityEmail(email);
  if (another) {
    const text = 'Multiple accounts with the same email address in the same linking domain detected: default';
    throw unexpected(text);
  }
  return owner ?? tables.userByEmail(email);
}

function findOrCreate(project: Project, provider: ProviderName, profile: Profile, data: JsonMap): User {
  const { tables, settings, clock } = project;
  const known = tables.userByIdentity(provider, profile.id);
  const identity = known && findIdentity(known, provider, profile.id);
  if (known && identity) {
    identity.data = data;
    identity.updatedAt = clock.now();
    return known;
  }
  const sameAddress = findByAddress(project, profile.email);
  if (!sameAddress && settings.disableSignup) throw signupDisabled();
  const user = sameAddress ?? buildUser(project, project.random.uuid(), profile.email);
  if (isBanned(project, user)) throw new Refusal(403, 'user_banned', 'User is banned');
  const added = buildIdentity(project, { provider, providerId: profile.id, data, email: profile.email });
  if (!sameAddress) tables.addUser(user);
  tables.addIdentity(user, added);
  return user;
}

/** Google issues a requested refresh token at the first sign-in, and later only with renewed consent. */
function isRefreshable({ provider, accessType, prompt }: OAuthState, isFirst: boolean): boolean {
  if (provider !== 'google' || accessType !== 'offline') return false;
  return isFirst || prompt.split(' ').includes('consent');
}

export type OAuthOutcome = { authCode: string } | { grant: Grant; accessToken: string; refreshToken: string };

/** Signs in a provider's user; the account is found by identity, then by address, else created. */
export function finishOAuth(
  project: Project,
  stateId: string,
  profile: Profile,
  baseUrl: string,
): OAuthOutcome {
  const state = findState(project, stateId);
  const { provider, challenge } = state;
  const data = dataOf(provider, profile);
  const isFirst = !project.tables.userByIdentity(provider, profile.id);
  const user = findOrCreate(project, provider, profile, data);
  if (isBanned(project, user)) throw new Refusal(403, 'user_banned', 'User is banned');
  if (user.emailConfirmedAt === null) {
    dropUnconfirmed(project, user, provider, data);
    markConfirmed(project, user);
  }
  user.userMetadata = mergeMetadata(user.userMetadata, data);
  updateProviders(user);
  user.updatedAt = project.clock.now();

  const accessToken = `${provider}-access-${project.random.hex(12)}`;
  const refreshToken = isRefreshable(state, isFirst) ? `${provider}-refresh-${project.random.hex(12)}` : '';
  if (!challenge) {
    project.tables.oauthStates.delete(stateId);
    return { grant: startSession(project, user, 'oauth', { baseUrl }), accessToken, refreshToken };
  }
  const authCode = project.random.uuid();
  project.tables.addFlow({
    authCode,
    userId: user.id,
    method: 'oauth',
    challenge,
    createdAt: state.createdAt,
    issuedAt: project.clock.now(),
    provider: { accessToken, refreshToken },
  });
  state.authCode = authCode;
  return { authCode };
}
