import { signInWithPassword } from '@mocks/service/accounts';
import { redeemCode } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { refreshSession, startSession } from '@mocks/service/sessions';
import { answerGrant } from './responses';
import { Body } from './body';
import { type Answer, type Call, countRequest, type Endpoint, formValue, placeOf } from './call';
import { checkCaptcha } from './captcha';
import { refuseIdToken } from './idToken';

const withoutCaptcha = ['pkce', 'refresh_token', 'id_token'];

async function issue(call: Call): Promise<Response> {
  const grantType = formValue(call, 'grant_type');
  if (!withoutCaptcha.includes(grantType)) await checkCaptcha(call);
  const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
  if (!grant) throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type');
  countRequest(call, grantType === 'web3' ? 'web3' : 'token');
  return grant(call);
}

function byPassword(call: Call): Promise<Response> {
  const body = new Body(call, 'PasswordGrantParams', {
    email: 'string',
    phone: 'string',
    password: 'string',
  });
  const email = body.text('email');
  const phone = body.text('phone');
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (email === '' && phone !== '')
    throw new Refusal(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw invalid('missing email or phone');
  if (!call.emulator.settings.emailProviderEnabled) {
    throw new Refusal(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const place = placeOf(call);
  const credentials = { email, password: body.text('password') };
  const { grant, weakPassword } = call.emulator.transact((project) =>
    signInWithPassword(project, credentials, place),
  );
  return answerGrant(call, grant, { weakPassword: weakPassword && { ...weakPassword } });
}

function byRefreshToken(call: Call): Promise<Response> {
  const body = new Body(call, 'RefreshTokenGrantParams', { refresh_token: 'string' });
  const grant = call.emulator.transact((project) =>
    refreshSession(project, body.text('refresh_token'), call.baseUrl),
  );
  return answerGrant(call, grant);
}

function byCode(call: Call): Promise<Response> {
  const body = new Body(call, 'PKCEGrantParams', { auth_code: 'string', code_verifier: 'string' });
  const { grant, provider } = call.emulator.transact((project) => {
    const { flow, user } = redeemCode(project, body.text('auth_code'), body.text('code_verifier'));
    return {
      grant: startSession(project, user, flow.method, { baseUrl: call.baseUrl }),
      provider: flow.provider,
    };
  });
  return answerGrant(
    call,
    grant,
    provider ? { providerToken: provider.accessToken, providerRefreshToken: provider.refreshToken } : {},
  );
}

function byWallet(): never {
  throw new Refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

const grants: Readonly<Record<string, Answer>> = {
  password: byPassword,
  refresh_token: byRefreshToken,
  pkce: byCode,
  id_token: refuseIdToken,
  web3: byWallet,
};

export const tokenEndpoint: Endpoint = { name: 'token', path: '/token', methods: { POST: issue } };
