import { reauthenticate } from '@mocks/service/accounts';
import { answerJson } from './responses';
import { asBearer, type Call, checkBearer, type Endpoint, placeOf } from './call';

async function sendNonce(call: Call): Promise<Response> {
  await asBearer(call, (project, { user }) => reauthenticate(project, user, placeOf(call)));
  return answerJson({});
}

export const reauthenticateEndpoint: Endpoint = {
  name: 'reauthenticate',
  path: '/reauthenticate',
  isRouter: true,
  check: checkBearer,
  methods: { GET: sendNonce },
};
