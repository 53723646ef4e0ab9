import { backend } from '../faults/places';
import type { FaultyServer, Trouble as Answer } from '../faults/faultyServer';

/** What goes wrong with the account service, until it is told otherwise. */
export type Trouble =
  'works' | 'fails with 503' | 'refuses with 429' | 'resets connections' | 'is slow' | 'answers {}';

const readable = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
const slowness = 1200;

const answering =
  (status: number, body: string): Answer =>
  (response) => {
    response.writeHead(status, readable).end(body);
  };

const answers: Readonly<Record<Trouble, Answer | undefined>> = {
  works: undefined,
  'fails with 503': answering(503, '<!DOCTYPE html><title>503 Service Temporarily Unavailable</title>'),
  'refuses with 429': answering(
    429,
    '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}',
  ),
  'resets connections': ({ socket }) => {
    socket?.resetAndDestroy();
  },
  'is slow': (_response, pass) => {
    setTimeout(pass, slowness);
  },
  'answers {}': answering(200, '{}'),
};

export const troubles = Object.keys(answers).filter(
  (name): name is Trouble => name !== 'works' && name in answers,
);

/** Pages of the service that a browser itself goes to; what stands there is none of the product's. */
const visited = /^GET (?:verify|authorize|callback|emulated-provider)/;

/** Has the service fail from now on, and notes which of its addresses that has concerned. */
export function setTrouble(service: FaultyServer, trouble: Trouble, concerned: Set<string>): void {
  service.follow(({ name }) => {
    if (visited.test(name) || trouble === 'works') return undefined;
    concerned.add(`${backend}/auth/v1/${name.replace(/^\w+ /, '')}`);
    return answers[trouble];
  });
}
