import { type AdminParams, changeUser, createUser } from '@mocks/service/adminUsers';
import { presentUser } from '@mocks/service/present';
import type { Project } from '@mocks/service/project';
import { parseUuid } from '@mocks/service/random';
import { invalid, Refusal } from '@mocks/service/refusal';
import type { User } from '@mocks/service/rows';
import { deleteSoftly } from '@mocks/service/softDeletion';
import { checkAdmin } from './adminKey';
import { listUsers } from './adminList';
import { answerJson, answerNotFound } from './responses';
import { Body } from './body';
import type { Answer, Call, Endpoint } from './call';
import { refuseOAuthServer } from './switchedOff';

function withAdmin(answer: Answer): Answer {
  return async (call) => {
    await checkAdmin(call);
    return answer(call);
  };
}

function lastPart(call: Call): string {
  return call.url.pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}

function findUser(project: Project, call: Call): User {
  const id = parseUuid(lastPart(call).replace(/^%7b(.*)%7d$/i, '{$1}'));
  if (id === null) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = project.tables.users.get(id);
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found');
  return user;
}

function loadUser(call: Call): void {
  call.emulator.transact((project) => findUser(project, call));
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

/** The body is read only if there is one. */
function remove(call: Call): Response {
  call.emulator.transact((project) => {
    const user = findUser(project, call);
    const isSoft =
      call.body.length > 0 &&
      new Body(call, 'adminUserDeleteParams', { should_soft_delete: 'bool' }).flag('should_soft_delete');
    if (isSoft) deleteSoftly(project, user);
    else project.tables.removeUser(user);
  });
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

/** Checks the key first, then what the path names, then the method. */
function adminEndpoint(path: string, methods: Endpoint['methods'], load?: (call: Call) => void): Endpoint {
  const guarded = Object.entries(methods).map(([method, answer]): [string, Answer] => [
    method,
    withAdmin(answer),
  ]);
  const check = async (call: Call): Promise<void> => {
    await checkAdmin(call);
    load?.(call);
  };
  return { name: 'admin', path, isRouter: true, check, methods: Object.fromEntries(guarded) };
}

/** Enough admin endpoints for a test suite to manage its own users; the others check the key, too. */
export const adminEndpoints: readonly Endpoint[] = [
  adminEndpoint('/admin/users', { GET: listUsers, POST: create }),
  adminEndpoint('/admin/users/:id', { GET: show, PUT: change, DELETE: remove }, loadUser),
  adminEndpoint('/admin/custom-providers', { GET: listCustomProviders }),
  adminEndpoint('/admin/custom-providers/:identifier', {
    GET: refuseCustomProvider,
    DELETE: refuseCustomProvider,
  }),
  { name: 'admin', path: '/admin/oauth/*', methods: {}, any: withAdmin(refuseOAuthServer) },
  { name: 'admin', path: '/admin/*', methods: {}, any: withAdmin(answerNotFound) },
  { name: 'admin', path: '/invite', methods: { POST: withAdmin(answerNotFound) } },
];
