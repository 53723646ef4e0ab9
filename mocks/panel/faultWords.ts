import {
  type Fault,
  type FaultKind,
  faultKinds,
  type FaultyEndpoint,
  faultyEndpoints,
  functionNames,
} from '@mocks/control';

export interface FaultPlace {
  endpoint: FaultyEndpoint;
  /** A grant type, a method or a function. */
  only: string | null;
}

const narrower: readonly FaultPlace[] = [
  { endpoint: 'token', only: 'password' },
  { endpoint: 'token', only: 'refresh_token' },
  { endpoint: 'token', only: 'pkce' },
  { endpoint: 'user', only: 'get' },
  { endpoint: 'user', only: 'put' },
  ...functionNames.map((only) => ({ endpoint: 'rpc', only }) as const),
];

/** Where a fault can be set: each endpoint, and below some of them a part. */
export const faultPlaces: readonly FaultPlace[] = faultyEndpoints.flatMap((endpoint) => [
  { endpoint, only: null },
  ...narrower.filter((place) => place.endpoint === endpoint),
]);

export function placeWords({ endpoint, only }: FaultPlace): string {
  const name = endpoint === '*' ? 'every endpoint' : endpoint;
  return only === null ? name : `${name}, ${only} only`;
}

export const kindWords: Readonly<Record<FaultKind, string>> = {
  slow: 'Slow answer',
  offline: 'No connection',
  hang: 'No answer, ever',
  '429': '429 Too many requests',
  '500': '500 Server error',
  '502': '502 Bad gateway',
  '503': '503 Unavailable',
  '504': '504 Gateway timeout',
  html200: 'Web page with status 200',
  html403: 'Web page with status 403',
  html502: 'Web page with status 502',
  empty: 'Empty body',
  object: 'Body {}',
  null: 'Body null',
  malformed: 'Broken JSON',
};

export function isFaultKind(text: string): text is FaultKind {
  return faultKinds.some((kind) => kind === text);
}

/** Such as `token, password only: 503 Unavailable, 3 more times`. */
export function faultSentence(fault: Fault): string {
  const { kind, count, delay } = fault;
  const length = kind === 'slow' ? ` after ${delay} ms` : '';
  const times = count === null ? 'always' : count === 1 ? 'once more' : `${count} more times`;
  return `${placeWords(fault)}: ${kindWords[kind]}${length}, ${times}`;
}
