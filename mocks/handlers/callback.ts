import { findState, finishOAuth, type OAuthOutcome } from '@mocks/service/oauth';
import { extendAddress, writeFragment, writeQuery } from '@mocks/service/redirects';
import { Refusal, unexpected } from '@mocks/service/refusal';
import type { OAuthState } from '@mocks/service/rows';
import {
  answerRedirect,
  answerRefusal,
  oauthErrors,
  type Redirect,
  sessionHeaders,
  tokensOf,
} from './responses';
import { type Call, type Endpoint, formValue } from './call';
import { readProviderCode } from './providerCode';

type Errors = Record<string, string>;

function describe({ status, code, message }: Refusal): Errors {
  const isDenied = code === 'signup_disabled' || code === 'user_banned';
  return {
    error: isDenied ? 'access_denied' : (oauthErrors[status] ?? 'server_error'),
    error_code: code ?? 'unexpected_failure',
    error_description: message,
  };
}

function withErrors(address: string, errors: Errors): string {
  return extendAddress(address, { query: errors, fragment: writeFragment({ ...errors, sb: '' }) });
}

/**
 * The server redirects and then refuses as well. By then the headers are sent, so the text of the refusal follows
 * the page of the redirect.
 */
async function refuseState(call: Call, refusal: Refusal): Promise<Response> {
  const address = extendAddress(call.emulator.settings.siteUrl, { query: describe(refusal) });
  const redirect = answerRedirect(call, { address, status: 303 });
  const text = (await redirect.text()) + (await answerRefusal(call.request, refusal).text());
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' });
  for (const [name, value] of redirect.headers) headers.set(name, value);
  return new Response(text, { status: redirect.status, headers });
}

/** Handles the return from the provider. */
async function comeBack(call: Call): Promise<Response> {
  const stateId = formValue(call, 'state');
  let state: OAuthState;
  try {
    state = call.emulator.transact((project) => findState(project, stateId));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refuseState(call, refusal);
  }
  try {
    return answerRedirect(call, await redirectAfter(call, stateId, state));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const address = withErrors(state.redirectTo, describe(refusal));
    return answerRedirect(call, { address, status: 302 });
  }
}

async function redirectAfter(call: Call, stateId: string, state: OAuthState): Promise<Redirect> {
  const error = formValue(call, 'error');
  if (error !== '') {
    const errors = { error, error_description: formValue(call, 'error_description') };
    return { address: withErrors(state.redirectTo, errors), status: 302 };
  }
  const code = formValue(call, 'code');
  if (code === '') {
    throw new Refusal(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const profile = readProviderCode(code, state.provider);
  if (!profile) throw unexpected(`Unable to exchange external code: ${code.slice(0, 4)}`);
  const outcome = call.emulator.transact((project) => finishOAuth(project, stateId, profile, call.baseUrl));
  return redirectFor(call, state, outcome);
}

async function redirectFor(call: Call, { redirectTo }: OAuthState, outcome: OAuthOutcome): Promise<Redirect> {
  if ('authCode' in outcome) {
    return { address: extendAddress(redirectTo, { query: { code: outcome.authCode } }), status: 302 };
  }
  const { grant, accessToken, refreshToken } = outcome;
  const fragment = writeQuery({
    ...(await tokensOf(call, grant)),
    provider_token: accessToken,
    ...(refreshToken === '' ? {} : { provider_refresh_token: refreshToken }),
    sb: '',
  });
  return { address: `${redirectTo}#${fragment}`, status: 302, headers: sessionHeaders(grant) };
}

export const callbackEndpoint: Endpoint = {
  name: 'callback',
  path: '/callback',
  isOpen: true,
  isRouter: true,
  methods: { GET: comeBack, POST: comeBack },
};
