import { createHandlers } from '@mocks/handlers';
import { createHttpServer } from '@mocks/httpServer';
import { buildEmailUser, markConfirmed } from '@mocks/service/users';
import { Emulator } from '@mocks/service/emulator';
import { newLearner } from '@mocks/service/learning/learners';
import type { Backend, Call } from './exchange';

const expiry = 4_000_000_000;

/** What is prepared before a comparison, written into the emulator's tables. */
const preparing = (emulator: Emulator): Pick<Backend, 'addUsers' | 'removeUsers' | 'grantCourse'> => ({
  addUsers: async (ids) => {
    emulator.transact((project) => {
      for (const id of ids) {
        const user = buildEmailUser(project, `${id}@aiclub.example`, {}, id);
        markConfirmed(project, user);
        project.tables.addUser(user);
      }
    });
  },
  removeUsers: async (ids) => {
    emulator.transact(({ tables }) => {
      for (const user of ids.flatMap((id) => tables.users.get(id) ?? [])) tables.removeUser(user);
    });
  },
  grantCourse: async (userId, courseId) => {
    emulator.transact(({ tables: { learners, users }, clock }) => {
      if (!users.has(userId)) return;
      const learner = learners.find(userId) ?? newLearner(userId);
      const others = learner.grants.filter((grant) => grant.courseId !== courseId);
      learners.put({ ...learner, grants: [...others, { courseId, grantedAt: clock.now() }] });
    });
  },
});

/** Signs a token for the role and the user of a call, once for each pair. */
function signing(emulator: Emulator): (call: Call) => Promise<string> {
  const tokens = new Map<string, Promise<string>>();
  return ({ role, userId }) => {
    const name = `${role} ${userId ?? ''}`;
    const known = tokens.get(name);
    if (known) return known;
    const made = emulator.sign({ role, exp: expiry, ...(userId === null ? {} : { sub: userId }) });
    tokens.set(name, made);
    return made;
  };
}

/** Starts the emulator behind a real socket; `close` stops it. */
export async function startEmulator(): Promise<Backend & { close(): Promise<void> }> {
  const emulator = new Emulator();
  const server = createHttpServer(createHandlers(emulator));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const base = `http://127.0.0.1:${port}/rest/v1/rpc`;

  const tokenFor = signing(emulator);

  return {
    ...preparing(emulator),
    send: async (call) => {
      const { role, method, name, query, body, contentType, accept, prefer } = call;
      const response = await fetch(`${base}/${name}${query === '' ? '' : `?${query}`}`, {
        method,
        headers: {
          apikey: 'sb_publishable_mock',
          'Content-Type': contentType,
          ...(role === 'anon' ? {} : { Authorization: `Bearer ${await tokenFor(call)}` }),
          ...(accept === null ? {} : { Accept: accept }),
          ...(prefer === null ? {} : { Prefer: prefer }),
        },
        ...(body === null ? {} : { body }),
      });
      const { status, headers } = response;
      return {
        status,
        contentType: headers.get('content-type'),
        contentRange: headers.get('content-range'),
        authenticate: headers.get('www-authenticate'),
        applied: headers.get('preference-applied'),
        text: await response.text(),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
