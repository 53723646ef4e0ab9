import { bearerWord } from '@mocks/service/access';
import { type AdminParams, changeUser, createUser } from '@mocks/service/adminUsers';
import { presentUser } from '@mocks/service/present';
import type { Project } from '@mocks/service/project';
import { parseUuid } from '@mocks/service/random';
import { invalid, Refusal } from '@mocks/service/refusal';
import type { User } from '@mocks/service/rows';
import { answerJson, answerNotFound } from './answers';
import { Body } from './body';
import type { Answer, Call, Endpoint } from './call';
import { refuseOAuthServer } from './switchedOff';

async function checkAdmin(call: Call): Promise<void> {
  const { role } = await call.emulator.readToken(bearerWord(call.authorization));
  if (role !== 'service_role' && role !== 'supabase_admin') {
    throw new Refusal(403, 'not_admin', 'User not allowed');
  }
}

function withAdmin(answer: Answer): Answer {
  return async (call) => {
    await checkAdmin(call);
    return answer(call);
  };
}

function lastPart(call: Call): string {
  return call.url.pathname.split('/').at(-1) ?? '';
}

function findUser(project: Project, call: Call): User {
  const id = parseUuid(lastPart(call).replace(/^%7b(.*)%7d$/i, '{$1}'));
  if (id === null) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = project.tables.users.get(id);
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found');
  return user;
}

function readParams(call: Call): AdminParams {
  const body = new Body(call, 'AdminUserParams', {
    email: 'string',
    password: 'string',
    email_confirm: 'bool',
    user_metadata: 'map[string]interface {}',
    app_metadata: 'map[string]interface {}',
    ban_duration: 'string',
  });
  return {
    email: body.text('email'),
    password: body.optionalText('password'),
    isConfirmed: body.flag('email_confirm') ?? false,
    userMetadata: body.map('user_metadata'),
    appMetadata: body.map('app_metadata'),
    banDuration: body.text('ban_duration'),
  };
}

function create(call: Call): Response {
  const params = readParams(call);
  return answerJson(call.emulator.transact((project) => createUser(project, params)));
}

function list(call: Call): Response {
  const page = Math.max(1, Number(call.url.searchParams.get('page')) || 1);
  const size = Math.max(1, Number(call.url.searchParams.get('per_page')) || 50);
  const newestFirst = call.emulator.users().toReversed();
  const users = newestFirst.slice((page - 1) * size, page * size);
  const last = Math.ceil(newestFirst.length / size);
  const links = [...(last > page ? [linkTo(call, page + 1, 'next')] : []), linkTo(call, last, 'last')];
  // The server does not read the identities for a list.
  const listed = users.map((user) => ({ ...presentUser(user), identities: null }));
  const headers = { 'X-Total-Count': String(newestFirst.length), Link: links.join(', ') };
  return answerJson({ users: listed, aud: 'authenticated' }, headers);
}

/** A page of the list, by its address below the service's own. */
function linkTo({ url }: Call, page: number, relation: 'next' | 'last'): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(page));
  query.sort();
  return `</admin/users?${query.toString()}>; rel="${relation}"`;
}

function show(call: Call): Response {
  return answerJson(call.emulator.transact((project) => presentUser(findUser(project, call))));
}

function change(call: Call): Response {
  return answerJson(
    call.emulator.transact((project) => {
      const user = findUser(project, call);
      return changeUser(project, user, readParams(call));
    }),
  );
}

function remove(call: Call): Response {
  call.emulator.transact((project) => project.tables.removeUser(findUser(project, call)));
  return answerJson({});
}

function listCustomProviders(call: Call): Response {
  const type = call.url.searchParams.get('type') ?? '';
  if (!['', 'oauth2', 'oidc'].includes(type)) throw invalid("type must be either 'oauth2' or 'oidc'");
  return answerJson({ providers: [] });
}

function refuseCustomProvider(call: Call): never {
  if (!/^custom(?::|%3a)/i.test(lastPart(call))) {
    throw invalid("identifier must start with 'custom:' prefix, e.g. 'custom:{identifier}'");
  }
  throw new Refusal(404, 'custom_provider_not_found', 'Custom OAuth provider not found');
}

/** Enough of the admin endpoints for a suite to bring its own users; the others look at their visitors, too. */
export const adminEndpoints: readonly Endpoint[] = [
  {
    name: 'admin',
    path: '/admin/users',
    methods: { GET: withAdmin(list), POST: withAdmin(create) },
  },
  {
    name: 'admin',
    path: '/admin/users/:id',
    methods: { GET: withAdmin(show), PUT: withAdmin(change), DELETE: withAdmin(remove) },
  },
  { name: 'admin', path: '/admin/custom-providers', methods: { GET: withAdmin(listCustomProviders) } },
  {
    name: 'admin',
    path: '/admin/custom-providers/:identifier',
    methods: { GET: withAdmin(refuseCustomProvider), DELETE: withAdmin(refuseCustomProvider) },
  },
  { name: 'admin', path: '/admin/oauth/*', methods: {}, any: withAdmin(refuseOAuthServer) },
  { name: 'admin', path: '/admin/*', methods: {}, any: withAdmin(answerNotFound) },
  { name: 'admin', path: '/invite', methods: { POST: withAdmin(answerNotFound) } },
];
