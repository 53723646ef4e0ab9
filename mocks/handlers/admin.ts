import { buildEmailUser, markConfirmed, mergeMetadata, setPassword } from '@mocks/service/accounts';
import { bearerWord } from '@mocks/service/access';
import { checkEmail } from '@mocks/service/emailAddresses';
import { checkPassword } from '@mocks/service/passwords';
import { presentUser } from '@mocks/service/present';
import type { Project } from '@mocks/service/project';
import { isUuid } from '@mocks/service/random';
import { Refusal } from '@mocks/service/refusal';
import type { User } from '@mocks/service/tables';
import { answerJson, answerNotFound } from './answers';
import { Body, type Fields } from './body';
import type { Answer, Call, Endpoint } from './call';

const fields: Fields = {
  email: 'string',
  password: 'string',
  email_confirm: 'bool',
  user_metadata: 'map[string]interface {}',
  app_metadata: 'map[string]interface {}',
};

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

function findUser(project: Project, call: Call): User {
  const id = call.url.pathname.split('/').at(-1) ?? '';
  if (!isUuid(id)) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = project.tables.users.get(id.toLowerCase());
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found');
  return user;
}

function refuseTaken(project: Project, email: string): void {
  if (!project.tables.userByEmail(email)) return;
  throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
}

function apply(project: Project, user: User, body: Body): void {
  const password = body.optionalText('password');
  if (password !== null && password !== '') setPassword(project, user, password);
  user.userMetadata = mergeMetadata(user.userMetadata, body.map('user_metadata') ?? {});
  user.appMetadata = mergeMetadata(user.appMetadata, body.map('app_metadata') ?? {});
  if (body.flag('email_confirm') && user.emailConfirmedAt === null) markConfirmed(project, user);
  user.updatedAt = project.clock.now();
}

function create(call: Call): Response {
  const body = new Body(call, 'AdminUserParams', fields);
  return answerJson(
    call.emulator.transact((project) => {
      if (body.text('email') === '') {
        throw new Refusal(400, 'validation_failed', 'Cannot create a user without either an email or phone');
      }
      const email = checkEmail(body.text('email'));
      refuseTaken(project, email);
      if (body.text('password') !== '') checkPassword(project.settings, body.text('password'));
      const user = buildEmailUser(project, email, {});
      user.userMetadata = { email_verified: false };
      apply(project, user, body);
      project.tables.addUser(user);
      return presentUser(user);
    }),
  );
}

function list(call: Call): Response {
  const page = Math.max(1, Number(call.url.searchParams.get('page')) || 1);
  const size = Math.max(1, Number(call.url.searchParams.get('per_page')) || 50);
  const newestFirst = call.emulator.users().toReversed();
  const users = newestFirst.slice((page - 1) * size, page * size).map((user) => presentUser(user));
  return answerJson({ users, aud: 'authenticated' }, { 'X-Total-Count': String(newestFirst.length) });
}

function show(call: Call): Response {
  return answerJson(call.emulator.transact((project) => presentUser(findUser(project, call))));
}

function change(call: Call): Response {
  return answerJson(
    call.emulator.transact((project) => {
      const user = findUser(project, call);
      const body = new Body(call, 'AdminUserParams', fields);
      const email = body.text('email') === '' ? user.email : checkEmail(body.text('email'));
      if (email !== user.email) refuseTaken(project, email);
      if (body.text('password') !== '') checkPassword(project.settings, body.text('password'));
      if (email !== user.email) project.tables.changeEmail(user, email);
      apply(project, user, body);
      return presentUser(user);
    }),
  );
}

function remove(call: Call): Response {
  call.emulator.transact((project) => project.tables.removeUser(findUser(project, call)));
  return answerJson({});
}

/** Admin endpoints that are not here; their visitors are looked at all the same. */
async function refuseUnknown(call: Call): Promise<Response> {
  await checkAdmin(call);
  return answerNotFound();
}

/** Enough of the admin endpoints for a suite to bring its own people. */
export const adminEndpoints: readonly Endpoint[] = [
  {
    name: 'admin',
    path: '/admin/users',
    methods: { GET: withAdmin(list), POST: withAdmin(create) },
  },
  {
    name: 'admin',
    path: '/admin/users/*',
    methods: { GET: withAdmin(show), PUT: withAdmin(change), DELETE: withAdmin(remove) },
  },
  { name: 'admin', path: '/admin/**', methods: {}, any: refuseUnknown },
  { name: 'admin', path: '/invite', methods: { POST: refuseUnknown } },
];
