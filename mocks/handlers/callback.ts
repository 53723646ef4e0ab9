import { finishOAuth, type OAuthOutcome, takeState } from '@mocks/service/oauth';
import { extendAddress, writeFragment, writeQuery } from '@mocks/service/redirects';
import { Refusal, unexpected } from '@mocks/service/refusal';
import type { OAuthState } from '@mocks/service/tables';
import { answerRedirect, tokensOf } from './answers';
import { type Call, type Endpoint, formValue } from './call';
import { readProviderCode } from './providerCode';

type Errors = Record<string, string>;

const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function describe({ status, code, message }: Refusal): Errors {
  const isDenied = code === 'signup_disabled' || code === 'user_banned';
  return {
    error: isDenied ? 'access_denied' : (errorNames[status] ?? 'server_error'),
    error_code: code ?? 'unexpected_failure',
    error_description: message,
  };
}

function withErrors(address: string, errors: Errors): string {
  return extendAddress(address, { query: errors, fragment: writeFragment({ ...errors, sb: '' }) });
}

/** The way back from the provider. */
async function comeBack(call: Call): Promise<Response> {
  let state: OAuthState;
  try {
    state = call.emulator.transact((project) => takeState(project, formValue(call, 'state')));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return answerRedirect(extendAddress(call.emulator.settings.siteUrl, { query: describe(refusal) }), 303);
  }
  try {
    return answerRedirect(await addressAfter(call, state), 302);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return answerRedirect(withErrors(state.redirectTo, describe(refusal)), 302);
  }
}

async function addressAfter(call: Call, state: OAuthState): Promise<string> {
  const error = formValue(call, 'error');
  if (error !== '') {
    return withErrors(state.redirectTo, { error, error_description: formValue(call, 'error_description') });
  }
  const code = formValue(call, 'code');
  if (code === '') {
    throw new Refusal(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const profile = readProviderCode(code, state.provider);
  if (!profile) throw unexpected(`Unable to exchange external code: ${code}`);
  const outcome = call.emulator.transact((project) => finishOAuth(project, state, profile, call.baseUrl));
  return addressFor(call, state, outcome);
}

async function addressFor(call: Call, { redirectTo }: OAuthState, outcome: OAuthOutcome): Promise<string> {
  if ('authCode' in outcome) return extendAddress(redirectTo, { query: { code: outcome.authCode } });
  const { grant, accessToken, refreshToken } = outcome;
  const fragment = writeQuery({
    ...(await tokensOf(call, grant)),
    provider_token: accessToken,
    ...(refreshToken === '' ? {} : { provider_refresh_token: refreshToken }),
    sb: '',
  });
  return `${redirectTo}#${fragment}`;
}

export const callbackEndpoint: Endpoint = {
  name: 'callback',
  path: '/callback',
  isOpen: true,
  isRouter: true,
  methods: { GET: comeBack, POST: comeBack },
};
