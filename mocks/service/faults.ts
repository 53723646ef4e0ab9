import { routines } from './learning/routines';

/** The endpoints a fault can be set on; `*` is every one. */
export const faultyEndpoints = [
  '*',
  'signup',
  'token',
  'logout',
  'user',
  'reauthenticate',
  'recover',
  'resend',
  'otp',
  'verify',
  'authorize',
  'callback',
  'settings',
  'health',
  'jwks',
  'admin',
  'sso',
  'factors',
  'passkeys',
  'rpc',
] as const;

export type FaultyEndpoint = (typeof faultyEndpoints)[number];

export const faultKinds = [
  'slow',
  'offline',
  'hang',
  '429',
  '500',
  '502',
  '503',
  '504',
  'html200',
  'html403',
  'html502',
  'empty',
  'object',
  'null',
  'malformed',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  endpoint: FaultyEndpoint;
  kind: FaultKind;
  /** How many more requests it applies to; null is all. */
  count: number | null;
  /** For `slow`, in milliseconds. */
  delay: number;
  /** Narrows it to a grant type, a method or a function, such as `refresh_token`, `put` or `enrol`; null is any. */
  only: string | null;
}

const usualDelay = 2000;

const grantTypes = ['password', 'refresh_token', 'pkce', 'id_token', 'web3'];

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The functions of the data API. */
export const functionNames: readonly string[] = routines.map(({ name }) => name);

/** What a fault on an endpoint can be narrowed to. */
export function partsOf(endpoint: FaultyEndpoint): readonly string[] {
  return [
    ...(endpoint === 'token' || endpoint === '*' ? grantTypes : []),
    ...(endpoint === 'rpc' || endpoint === '*' ? functionNames : []),
    ...methods,
  ];
}

function isEndpoint(name: string): name is FaultyEndpoint {
  return faultyEndpoints.some((endpoint) => endpoint === name);
}

function isKind(name: string): name is FaultKind {
  return faultKinds.some((kind) => kind === name);
}

function warn(sentence: string) {
  // oxlint-disable-next-line no-console -- Tells the developer, and fails a test with such a fault.
  console.warn(sentence);
}

const unknown = (name: string, known: readonly string[]): string =>
  `there is no "${name}", only ${known.join(', ')}`;

/** Reads one fault, or returns why it cannot. */
function parseFault(text: string): Fault | string {
  const found = /^([a-z*]+)(?:\.(\w+))?:([a-z]*?\d{0,6}?)(?:x(\d{1,6}))?$/.exec(text);
  if (!found) return 'a fault looks like token.password:503x2';
  const [, endpoint = '', only = null, word = '', count] = found;
  const [, delay] = /^slow(\d+)$/.exec(word) ?? [];
  const kind = delay === undefined ? word : 'slow';
  if (!isEndpoint(endpoint)) return unknown(endpoint, faultyEndpoints);
  if (!isKind(kind)) return unknown(kind, faultKinds);
  const parts = partsOf(endpoint);
  if (only !== null && !parts.includes(only)) {
    const places = parts.map((part) => `${endpoint}.${part}`);
    return unknown(`${endpoint}.${only}`, places);
  }
  return {
    endpoint,
    kind,
    count: count === undefined ? null : Number(count),
    delay: delay === undefined ? usualDelay : Number(delay),
    only,
  };
}

/**
 * Reads a list of faults such as `token:503x3,user:hang,token.refresh_token:offline,*:slow800`:
 * endpoint, optionally a grant type, method or function after a dot, the kind, and after an `x` how many requests it
 * applies to. `none` stands for no fault.
 * @param refuse called about each that cannot be read and is left out
 */
export function parseFaults(text: string, refuse: (sentence: string) => void = warn): Fault[] {
  return text.split(',').flatMap((part) => {
    const written = part.trim();
    if (written === '' || written === 'none') return [];
    const fault = parseFault(written);
    if (typeof fault !== 'string') return [fault];
    refuse(`The fault ${written} is left out: ${fault}`);
    return [];
  });
}

/** The text that {@link parseFaults} reads as these faults. */
export function writeFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ endpoint, only, kind, delay, count }) => {
      const place = only === null ? endpoint : `${endpoint}.${only}`;
      const times = count === null ? '' : `x${count}`;
      return `${place}:${kind}${kind === 'slow' ? delay : ''}${times}`;
    })
    .join(',');
}

/** The faults now switched on. */
export class FaultBook {
  #faults: Fault[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get list(): readonly Fault[] {
    return this.#faults;
  }

  /** Adds a fault, which replaces another on the same endpoint with the same narrowing. */
  add(fault: Fault): void {
    const others = this.#faults.filter(
      ({ endpoint, only }) => endpoint !== fault.endpoint || only !== fault.only,
    );
    this.#set([...others, fault]);
  }

  replace(faults: readonly Fault[]): void {
    this.#set([...faults]);
  }

  clear(): void {
    this.#set([]);
  }

  /** Finds the fault that applies to a request, and counts it down. */
  apply(endpoint: string, details: readonly string[]): Fault | null {
    const fault = this.#faults.find(
      (candidate) =>
        (candidate.endpoint === '*' || candidate.endpoint === endpoint) &&
        (candidate.only === null || details.includes(candidate.only)) &&
        candidate.count !== 0,
    );
    if (!fault) return null;
    if (fault.count !== null) this.#countDown(fault, fault.count - 1);
    return fault;
  }

  #countDown(fault: Fault, left: number): void {
    const counted = left > 0 ? [{ ...fault, count: left }] : [];
    this.#set(this.#faults.flatMap((candidate) => (candidate === fault ? counted : [candidate])));
  }

  #set(faults: Fault[]): void {
    this.#faults = faults;
    this.#changed();
  }
}
