import { invalid } from '@mocks/service/refusal';
import { isSignOutScope, signOut } from '@mocks/service/sessions';
import { answerNoContent } from './responses';
import { asBearer, type Call, type Endpoint } from './call';

async function leave(call: Call): Promise<Response> {
  await asBearer(call, (project, { user, session }) => {
    const scope = call.url.searchParams.get('scope') || 'global';
    if (!isSignOutScope(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
    signOut(project, user, session?.id ?? null, scope);
  });
  return answerNoContent();
}

export const logoutEndpoint: Endpoint = { name: 'logout', path: '/logout', methods: { POST: leave } };
