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

type Person = 'ada' | 'carl';

/** Two people who are new to both backends, and everything they send to both. */
export class World {
  readonly #backends: readonly Backend[];
  readonly #ids: Readonly<Record<Person, string>> = { ada: randomUUID(), carl: randomUUID() };
  /** The certificate each backend issued last. */
  readonly #codes = new Map<Backend, string>();

  private constructor(backends: readonly Backend[]) {
    this.#backends = backends;
  }

  static async open(backends: readonly Backend[]): Promise<World> {
    const world = new World(backends);
    for (const id of Object.values(world.#ids)) await world.#inAll((backend) => backend.addPerson(id));
    return world;
  }

  async close(): Promise<void> {
    for (const id of Object.values(this.#ids)) await this.#inAll((backend) => backend.removePerson(id));
  }

  removePerson(person: Person): Promise<void[]> {
    return this.#inAll((backend) => backend.removePerson(this.#ids[person]));
  }

  grantCourse(person: Person, courseId: string): Promise<void[]> {
    return this.#inAll((backend) => backend.grantCourse(this.#ids[person], courseId));
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
