import { updateAccount } from '@mocks/service/accountChanges';
import type { SentChallenge } from '@mocks/service/pkce';
import { presentUser } from '@mocks/service/present';
import { invalid } from '@mocks/service/refusal';
import { answerJson } from './responses';
import { Body, type Fields } from './body';
import { asBearer, type Call, checkBearer, countRequest, type Endpoint, placeOf } from './call';

const fields: Fields = {
  email: 'string',
  password: 'string',
  current_password: 'string',
  nonce: 'string',
  data: 'map[string]interface {}',
  app_metadata: 'map[string]interface {}',
  phone: 'string',
  channel: 'string',
  code_challenge: 'string',
  code_challenge_method: 'string',
};

async function show(call: Call): Promise<Response> {
  const answer = await asBearer(call, (_project, { user, audience }) => {
    const asked = call.request.headers.get('x-jwt-aud') || audience;
    if (audience === '' || audience !== asked) {
      throw invalid("Token audience doesn't match request audience");
    }
    return presentUser(user);
  });
  return answerJson(answer);
}

/** A challenge begins a code flow even without a method; a method alone begins none. */
function challengeIn(body: Body): SentChallenge | null {
  const [value, method] = [body.text('code_challenge'), body.text('code_challenge_method')];
  return value === '' ? null : { value, method };
}

async function update(call: Call): Promise<Response> {
  const answer = await asBearer(call, (project, { user, session }) => {
    countRequest(call, 'user');
    const body = new Body(call, 'UserUpdateParams', fields);
    const changes = {
      email: body.text('email'),
      password: body.optionalText('password'),
      currentPassword: body.optionalText('current_password'),
      nonce: body.text('nonce'),
      data: body.map('data'),
      phone: body.text('phone'),
      channel: body.text('channel'),
      appMetadata: body.map('app_metadata'),
      challenge: challengeIn(body),
    };
    return updateAccount(project, user, session, changes, placeOf(call));
  });
  return answerJson(answer);
}

export const userEndpoint: Endpoint = {
  name: 'user',
  path: '/user',
  isRouter: true,
  check: checkBearer,
  methods: { GET: show, PUT: update },
};
