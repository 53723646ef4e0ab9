import { randomUUID } from 'node:crypto';
import { codeIn } from './comparable';
import type { Answer, Backend, Call, Exchange, Sender } from './exchange';

const roles = {
  ada: 'authenticated',
  carl: 'authenticated',
  unnamed: 'authenticated',
  anon: 'anon',
  service: 'service_role',
} as const satisfies Record<Sender, Call['role']>;

type UserName = 'ada' | 'carl';

/** How many accounts are created at once; one by one they would cost a database more time than the calls. */
const batch = 100;

/** The backends that are compared, and accounts that are new to all of them. */
export class Worlds {
  readonly #backends: readonly Backend[];
  readonly #made: string[] = [];
  #unused: string[] = [];

  constructor(backends: readonly Backend[]) {
    this.#backends = backends;
  }

  /** Two users who have done nothing yet. */
  async open(): Promise<World> {
    if (this.#unused.length < 2) {
      this.#unused = Array.from({ length: batch }, () => randomUUID());
      this.#made.push(...this.#unused);
      await Promise.all(this.#backends.map((backend) => backend.addUsers(this.#unused)));
    }
    const [ada = '', carl = ''] = this.#unused.splice(0, 2);
    return new World(this.#backends, { ada, carl });
  }

  async close(): Promise<void> {
    await Promise.all(this.#backends.map((backend) => backend.removeUsers(this.#made)));
  }
}

/** Two users, and everything they send to all backends. */
export class World {
  readonly #backends: readonly Backend[];
  readonly #ids: Readonly<Record<UserName, string>>;
  /** The certificate each backend issued last. */
  readonly #codes = new Map<Backend, string>();

  constructor(backends: readonly Backend[], ids: Readonly<Record<UserName, string>>) {
    this.#backends = backends;
    this.#ids = ids;
  }

  removeUser(name: UserName): Promise<void[]> {
    return this.#inAll((backend) => backend.removeUsers([this.#ids[name]]));
  }

  grantCourse(name: UserName, courseId: string): Promise<void[]> {
    return this.#inAll((backend) => backend.grantCourse(this.#ids[name], courseId));
  }

  /** The answers of all backends to one exchange. */
  send(exchange: Exchange): Promise<Answer[]> {
    return this.#inAll(async (backend) => {
      const answer = await backend.send(this.#callFor(backend, exchange));
      const code = codeIn(answer);
      if (code !== null) this.#codes.set(backend, code);
      return answer;
    });
  }

  #callFor(backend: Backend, exchange: Exchange): Call {
    const { from, method = 'POST', name, query = '', body, contentType = 'application/json' } = exchange;
    const fill = (text: string) => text.replaceAll('{code}', this.#codes.get(backend) ?? '000000000000');
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    return {
      role: roles[from],
      userId: from === 'ada' || from === 'carl' ? this.#ids[from] : null,
      method,
      name,
      query: fill(query),
      body: method === 'GET' || method === 'HEAD' ? null : fill(text),
      contentType,
      accept: exchange.accept ?? null,
      prefer: exchange.prefer ?? null,
    };
  }

  #inAll<T>(work: (backend: Backend) => Promise<T>): Promise<T[]> {
    return Promise.all(this.#backends.map(work));
  }
}
