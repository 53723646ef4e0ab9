import { isJsonMap, readJson } from '@mocks/service/json';
import { invalid, OAuthRefusal, Refusal } from '@mocks/service/refusal';
import type { Settings } from '@mocks/service/settings';
import { Body } from './body';
import { asBearer, type Call } from './call';

const google = 'https://accounts.google.com';

/** Issuers of the providers' tokens; of these only Google can be switched on here. */
const issuers: Readonly<Record<string, string>> = {
  google,
  facebook: 'https://www.facebook.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: '',
  snapchat: 'https://accounts.snapchat.com/accounts/oauth2/token',
  vercel_marketplace: 'https://marketplace.vercel.com',
};

/** Providers with several issuers, of which the token names its own. */
const detected: Readonly<Record<string, { label: string; isIssuer: RegExp }>> = {
  apple: { label: 'Apple', isIssuer: /^https:\/\/(?:appleid|account)\.apple\.com$/ },
  azure: { label: 'Azure', isIssuer: /^https:\/\/(?:login\.microsoftonline\.com|sts\.windows\.net)\// },
};

function refused(description: string): OAuthRefusal {
  return new OAuthRefusal('invalid request', description);
}

/** The issuer that a token names, empty if none; null if the token cannot be read. */
function readIssuer(token: string): string | null {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return null;
  try {
    const claims = readJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isJsonMap(claims) && typeof claims['iss'] === 'string' ? claims['iss'] : '';
  } catch {
    return null;
  }
}

function detectIssuer(provider: string, token: string, expected: string): string {
  const { label, isIssuer } = detected[provider] ?? { label: '', isIssuer: /^/ };
  const issuer = readIssuer(token);
  if (issuer === null) throw invalid(`Unable to detect issuer in ID token for ${label} provider`);
  if (!isIssuer.test(issuer)) {
    throw invalid(`Detected ID token issuer is not an ${label} ID token issuer`);
  }
  if (expected !== '' && expected !== issuer) throw invalid('Provided issuer does not match ID token issuer');
  return issuer;
}

function findProvider(provider: string, issuer: string): string {
  const named = Object.hasOwn(issuers, provider) || Object.hasOwn(detected, provider);
  if (named || issuer === '') return provider;
  const [found] =
    Object.entries(issuers).find(([, address]) => address === issuer) ??
    Object.entries(detected).find(([, { isIssuer }]) => isIssuer.test(issuer)) ??
    [];
  return found ?? provider;
}

function checkProvider({ providers }: Settings, body: Body): void {
  const [issuer, token] = [body.text('issuer'), body.text('id_token')];
  const provider = findProvider(body.text('provider'), issuer);
  if (provider.startsWith('custom:')) throw invalid(`Custom provider "${provider}" not found`);
  const isDetected = Object.hasOwn(detected, provider);
  if (!isDetected && !Object.hasOwn(issuers, provider)) {
    throw invalid(`Custom OIDC provider "${provider}" not allowed`);
  }
  const address = isDetected ? detectIssuer(provider, token, issuer) : (issuers[provider] ?? '');
  if (provider === 'google' && providers.google.enabled) return;
  throw new Refusal(400, 'provider_disabled', `Provider (issuer "${address}") is not enabled`);
}

/** Refuses a sign-in with a provider's token after the server's checks, since only the provider can sign one. */
export async function refuseIdToken(call: Call): Promise<never> {
  const body = new Body(call, 'IdTokenGrantParams', {
    id_token: 'string',
    access_token: 'string',
    nonce: 'string',
    provider: 'string',
    client_id: 'string',
    issuer: 'string',
    link_identity: 'bool',
  });
  if (body.text('id_token') === '') throw refused('id_token required');
  if (body.text('provider') === '' && (body.text('client_id') === '' || body.text('issuer') === '')) {
    throw refused('provider or client_id and issuer required');
  }
  if (body.flag('link_identity')) {
    if (call.authorization === null) {
      throw refused('Linking requires a valid user access token in Authorization');
    }
    await asBearer(call, () => null);
  }
  checkProvider(call.emulator.settings, body);
  throw refused('Bad ID token');
}
