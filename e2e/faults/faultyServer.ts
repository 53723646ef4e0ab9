import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Emulator } from '@mocks/service/emulator';
import { createHandlers } from '@mocks/handlers';
import { createHttpServer } from '@mocks/httpServer';
import { insertSeedUsers } from '@mocks/seedUsers';
import { site } from './places';

/** Answers one call in place of the service, or leaves it unanswered; `pass` lets the service answer after all. */
export type Trouble = (response: ServerResponse, pass: () => void) => void;

/** Decides what goes wrong with a call; `count` is 1 for the first call of its kind. */
type Plan = (call: { name: string; count: number }) => Trouble | undefined;

export interface FaultyServer {
  port: number;
  /** The service behind the network, with its accounts and mails. */
  emulator: Emulator;
  /** Every call that arrived, such as `POST token?grant_type=password`. */
  calls: readonly string[];
  follow: (plan: Plan) => void;
  /** Closes the port. */
  refuse: () => Promise<void>;
  mend: () => Promise<void>;
  /** Resets everything: no faults, no users but the seeded ones, no recorded calls. */
  startAnew: () => Promise<void>;
  close: () => Promise<void>;
}

const allIsWell: Plan = () => undefined;

function nameOf({ method = '', url = '' }: IncomingMessage): string {
  const { pathname, search } = new URL(url, site);
  return `${method} ${pathname.replace('/auth/v1/', '')}${search}`;
}

/** A port that can be closed and reopened; it is open at first. */
async function openPort(network: Server, wanted: number) {
  let port = wanted;
  const listen = async () => {
    network.listen(port, '127.0.0.1');
    await once(network, 'listening');
    const address = network.address();
    if (typeof address === 'object' && address) port = address.port;
  };
  await listen();
  return {
    port,
    open: async () => {
      if (!network.listening) await listen();
    },
    refuse: async () => {
      if (!network.listening) return;
      const closed = once(network, 'close');
      network.close();
      network.closeAllConnections();
      await closed;
    },
  };
}

/** Starts the account service behind a network that fails on demand, on a free port unless one is given. */
export async function startFaultyServer(port = 0): Promise<FaultyServer> {
  const emulator = new Emulator({ seed: insertSeedUsers, settings: { siteUrl: site } });
  const service = createHttpServer(createHandlers(emulator));
  const calls: string[] = [];
  let plan: Plan = allIsWell;

  const network = createServer((request, response) => {
    const name = nameOf(request);
    const pass = () => {
      service.emit('request', request, response);
    };
    // Preflight requests never fail.
    if (request.method === 'OPTIONS') {
      pass();
      return;
    }
    calls.push(name);
    const trouble = plan({ name, count: calls.filter((call) => call === name).length });
    if (trouble) trouble(response, pass);
    else pass();
  });

  const { port: ownPort, open, refuse } = await openPort(network, port);
  const mend = async () => {
    plan = allIsWell;
    await open();
  };

  return {
    port: ownPort,
    emulator,
    calls,
    follow(next) {
      plan = next;
    },
    refuse,
    mend,
    async startAnew() {
      await mend();
      emulator.reset();
      calls.length = 0;
    },
    close: refuse,
  };
}
