import { findProvider, startOAuth } from '@mocks/service/oauth';
import { type Challenge, checkChallenge, readChallenge } from '@mocks/service/pkce';
import { invalid } from '@mocks/service/refusal';
import { answerRedirect } from './responses';
import { type Call, type Endpoint, placeOf } from './call';

/** Parameters that only the server sets for the provider, in upper or lower case. */
const reserved =
  /^(?:client_id|client_secret|redirect_uri|response_type|state|code_challenge|code_challenge_method|code_verifier)$/i;

/** The parameters passed on to the provider: all others, with the first value of each name. */
function leftover({ url: { searchParams } }: Call): Record<string, string> {
  const names = [...new Set(searchParams.keys())].filter(
    (name) => name !== 'provider' && name !== 'scopes' && !reserved.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name === 'workos_provider' ? 'provider' : name, searchParams.get(name) ?? '']),
  );
}

function checkedChallenge({ url: { searchParams } }: Call): Challenge | null {
  const value = searchParams.get('code_challenge') ?? '';
  const sent = checkChallenge(value, searchParams.get('code_challenge_method') ?? '');
  const challenge = sent && readChallenge(sent);
  if (sent && !challenge) throw invalid('Invalid code_challenge_method');
  return challenge;
}

/** Redirects to the provider, which the emulator plays on a page beside its endpoints. */
function authorize(call: Call): Response {
  const { searchParams } = call.url;
  const { name, provider } = findProvider(call.emulator.settings, searchParams.get('provider') ?? '');
  const challenge = checkedChallenge(call);
  const { redirectTo } = placeOf(call);
  const query = call.emulator.transact((project) =>
    startOAuth(
      project,
      {
        name,
        clientId: provider.clientId,
        scopes: searchParams.get('scopes') ?? '',
        redirectTo,
        challenge,
        rest: leftover(call),
      },
      call.baseUrl,
    ),
  );
  const address = `${call.baseUrl}/emulated-provider/${name}?${query}`;
  return answerRedirect(call, { address, status: 302 });
}

export const authorizeEndpoint: Endpoint = {
  name: 'authorize',
  path: '/authorize',
  isOpen: true,
  methods: { GET: authorize },
};
