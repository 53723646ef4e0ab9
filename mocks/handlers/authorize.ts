import { findProvider, startOAuth } from '@mocks/service/oauth';
import { checkChallenge } from '@mocks/service/pkce';
import { invalid, Refusal } from '@mocks/service/refusal';
import { answerRedirect } from './answers';
import { type Call, type Endpoint, placeOf } from './call';

/** Parameters that are the server's own or OAuth's, and so never travel on to the provider. */
const kept =
  /^(?:provider|scopes|code_challenge|code_challenge_method|apikey|client_id|client_secret|redirect_uri|response_type|scope|state|code|grant_type|nonce)$/;

function checkedChallenge(call: Call) {
  const { searchParams } = call.url;
  try {
    return checkChallenge(
      searchParams.get('code_challenge') ?? '',
      searchParams.get('code_challenge_method') ?? '',
    );
  } catch (refusal) {
    const isUnknownMethod = refusal instanceof Refusal && refusal.status === 500;
    throw isUnknownMethod ? invalid('Invalid code_challenge_method') : refusal;
  }
}

/** Sends the browser to the provider. The emulator plays it, on a page beside its endpoints. */
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
        rest: Object.fromEntries([...searchParams].filter(([key]) => !kept.test(key))),
      },
      call.baseUrl,
    ),
  );
  return answerRedirect(`${call.baseUrl}/emulated-provider/${name}?${query}`, 302);
}

export const authorizeEndpoint: Endpoint = {
  name: 'authorize',
  path: '/authorize',
  isOpen: true,
  methods: { GET: authorize },
};
