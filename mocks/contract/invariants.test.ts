import fc from 'fast-check';
import { Emulator } from '@mocks/service/emulator';
import type { JsonMap } from '@mocks/service/json';
import type { Mail } from '@mocks/service/rows';
import { dispatch } from '@mocks/handlers/dispatch';

const base = 'https://aiclub.supabase.test/auth/v1';
const emails = ['a@aiclub.example', 'b@aiclub.example', 'c@aiclub.example'];
const passwords = ['first-password', 'second-password', 'third-password'];

interface Session {
  access: string;
  refresh: string;
}

/** A browser that keeps every token it was ever given, so that dead ones can be tried again. */
class World {
  readonly server = new Emulator({ settings: { minMailInterval: 0, reuseInterval: 0 } });
  readonly sessions: Session[] = [];
  readonly deadAccess = new Set<string>();
  readonly deadRefresh = new Set<string>();

  async send(method: string, path: string, body?: JsonMap, token?: string) {
    const before = this.userList();
    const request = new Request(`${base}${path}`, {
      method,
      headers: {
        apikey: 'sb_publishable_mock',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await dispatch(this.server, request, '/auth/v1');
    const text = await response.text();
    const json: { access_token?: string; refresh_token?: string; error_code?: string } = text.startsWith('{')
      ? JSON.parse(text)
      : {};
    if (response.status >= 400) expect(this.userList()).toBe(before);
    if (json.access_token && json.refresh_token) {
      this.sessions.push({ access: json.access_token, refresh: json.refresh_token });
    }
    return { status: response.status, json };
  }

  userList(): string {
    return this.server
      .users()
      .map(({ id, email }) => `${id} ${email}`)
      .join();
  }

  pick<T>(items: readonly T[], seed: number): T | undefined {
    return items[seed % Math.max(items.length, 1)];
  }

  checkInvariants(): void {
    this.server.transact(({ tables }) => {
      for (const session of tables.sessions.values()) {
        expect(tables.users.has(session.userId)).toBe(true);
        const open = session.refreshTokens.filter(({ used }) => !used);
        expect(open.length).toBeLessThanOrEqual(1);
      }
      for (const user of tables.users.values()) {
        const kinds = tables.linksOf(user).map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
      }
      expect(new Set([...tables.users.values()].map(({ email }) => email)).size).toBe(tables.users.size);
    });
  }
}

type Step = (world: World) => Promise<void>;

const email = fc.constantFrom(...emails);
const password = fc.constantFrom(...passwords);
const seed = fc.nat(1000);

function sessionIdOf(token: string): string {
  const claims: { session_id: string } = JSON.parse(
    atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  );
  return claims.session_id;
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(email, password).map(([email, password]): Step => async (world) => {
    await world.send('POST', '/signup', { email, password });
  }),
  fc.tuple(email, seed).map(([email, seed]): Step => async (world) => {
    const mails = world.server.mails().filter(({ to }) => to === email);
    const mail: Mail | undefined = world.pick(mails, seed);
    if (mail) await world.send('GET', new URL(mail.link ?? base).href.slice(base.length));
  }),
  fc.tuple(email, password).map(([email, password]): Step => async (world) => {
    await world.send('POST', '/token?grant_type=password', { email, password });
  }),
  email.map((email): Step => async (world) => {
    await world.send('POST', '/recover', { email });
  }),
  seed.map((seed): Step => async (world) => {
    const session = world.pick(world.sessions, seed);
    if (!session) return;
    const { status } = await world.send('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh,
    });
    if (world.deadRefresh.has(session.refresh)) expect(status).toBe(400);
  }),
  fc.tuple(seed, fc.constantFrom('global', 'local', 'others')).map(([seed, scope]): Step => async (world) => {
    const session = world.pick(world.sessions, seed);
    if (!session) return;
    const { status } = await world.send('POST', `/logout?scope=${scope}`, undefined, session.access);
    if (world.deadAccess.has(session.access)) expect(status).toBe(403);
    if (status === 204 && scope !== 'others') {
      const id = sessionIdOf(session.access);
      for (const other of world.sessions.filter(({ access }) => sessionIdOf(access) === id)) {
        world.deadAccess.add(other.access);
        world.deadRefresh.add(other.refresh);
      }
    }
  }),
  fc.tuple(seed, password).map(([seed, password]): Step => async (world) => {
    const session = world.pick(world.sessions, seed);
    if (!session) return;
    const { status } = await world.send('PUT', '/user', { password }, session.access);
    if (world.deadAccess.has(session.access)) expect(status).toBe(403);
  }),
  seed.map((seed): Step => async (world) => {
    const session = world.pick(world.sessions, seed);
    if (!session) return;
    const { status } = await world.send('GET', '/user', undefined, session.access);
    if (world.deadAccess.has(session.access)) expect(status).toBe(403);
  }),
  fc.nat(20).map((seconds): Step => async (world) => {
    world.server.clock.advance(seconds);
  }),
);

test('no sequence of requests breaks the invariants of users, sessions, tokens and mails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 30 }), async (sequence) => {
      const world = new World();
      for (const step of sequence) {
        await step(world);
        world.checkInvariants();
      }
    }),
    { seed: 20_260_820, numRuns: 2000 },
  );
});
