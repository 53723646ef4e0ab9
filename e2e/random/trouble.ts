import { backend } from '../faults/places';
import type { FaultyServer, Trouble as Answer } from '../faults/faultyServer';

/** The current fault of the account service. */
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

/** Pages of the service that a browser itself visits; their content does not belong to the product. */
const visited = /^GET (?:verify|authorize|callback|emulated-provider)/;

/** The outcome of the calls so far. */
export interface Answered {
  /** Addresses of the service whose calls the test has made fail. */
  broken: Set<string>;
  /** Calls that the service itself has answered, such as `POST token?grant_type=password`. */
  byService: string[];
}

/** Sets how the service fails from now on. */
export function setTrouble(service: FaultyServer, trouble: Trouble, { broken, byService }: Answered): void {
  service.follow(({ name }) => {
    const isSpared = visited.test(name) || trouble === 'works';
    if (isSpared || trouble === 'is slow') byService.push(name);
    if (isSpared) return undefined;
    const address = name.replace(/^\w+ /, '');
    broken.add(address.startsWith('/') ? `${backend}${address}` : `${backend}/auth/v1/${address}`);
    return answers[trouble];
  });
}
