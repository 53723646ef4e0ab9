import { expect, type Page } from '@playwright/test';
import type { FaultyServer, Trouble } from './faultyServer';

export interface Fault {
  name: string;
  /** Applies the fault to every call whose name begins with `call`, such as `POST logout`. */
  apply: (server: FaultyServer, call: string) => Promise<void>;
  /** How many calls fail before the service works again; undefined if it never does. */
  calls?: number;
  /** The service's own message about it. */
  words?: string;
  /** No answer comes, and the page has to give up by itself. */
  isSilent?: true;
}

/** Allows pages of another origin to read an answer. */
const readable = { 'Access-Control-Allow-Origin': '*' };
const html = 'text/html; charset=utf-8';
const json = 'application/json';

const answers =
  (status: number, type: string, body: string): Trouble =>
  (response) => {
    response.writeHead(status, { ...readable, 'Content-Type': type }).end(body);
  };

const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`;

const always = (name: string, trouble: Trouble, words?: string): Fault => ({
  name,
  ...(words !== undefined && { words }),
  apply: async (server, call) => {
    server.follow(({ name: called }) => (called.startsWith(call) ? trouble : undefined));
  },
});

const times = (name: string, calls: number, trouble: Trouble): Fault => ({
  name,
  calls,
  apply: async (server, call) => {
    let applied = 0;
    server.follow(({ name: called }) => {
      if (!called.startsWith(call)) return undefined;
      applied += 1;
      return applied <= calls ? trouble : undefined;
    });
  },
});

const unavailable = answers(503, html, page('503 Service Temporarily Unavailable'));

/** Seventeen ways in which a call to the account service fails without anyone's fault. */
export const faults: readonly Fault[] = [
  always(
    'a database error (500, JSON)',
    answers(
      500,
      json,
      '{"code":500,"error_code":"unexpected_failure","msg":"Database error querying schema"}',
    ),
    'The sign-in service has a problem: Database error querying schema. Nothing was lost; try again in a moment.',
  ),
  always("a gateway's page (502, HTML)", answers(502, html, page('502 Bad Gateway'))),
  times('a service that is away once (503)', 1, unavailable),
  times('a service that is away three times (503)', 3, unavailable),
  always('a gateway that waits in vain (504, empty)', answers(504, html, '')),
  { ...always('a service that never answers', () => undefined), isSilent: true },
  {
    name: 'a connection refused',
    apply: async (server) => {
      await server.refuse();
    },
  },
  always('a connection reset', ({ socket }) => {
    socket?.resetAndDestroy();
  }),
  always('an answer cut short', (response) => {
    response.writeHead(200, { ...readable, 'Content-Type': json, 'Content-Length': '4096' });
    response.write('{"access_token":"', () => response.destroy());
  }),
  always('an answer the page may not read (no CORS headers)', (response) => {
    response.writeHead(200, { 'Content-Type': json }).end('{}');
  }),
  always('the page of a captive portal (200, HTML)', answers(200, html, page('Welcome to our WiFi'))),
  always('an empty answer (200)', answers(200, json, '')),
  always('broken JSON (200)', answers(200, json, '{"access_token":"abc')),
  always('null (200)', answers(200, json, 'null')),
  always('an empty object (200)', answers(200, json, '{}')),
  always("a firewall's page (403, HTML)", answers(403, html, page('Attention Required!'))),
  always(
    'a rate limit (429)',
    answers(
      429,
      json,
      '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}',
    ),
    'Request rate limit reached',
  ),
];

const ofEachKind = new Set([
  'a database error (500, JSON)',
  'the page of a captive portal (200, HTML)',
  'a connection reset',
  'a service that never answers',
]);

/** One permanent fault of each kind, for calls that share their error handling. */
export const fewFaults: readonly Fault[] = faults.filter(({ name }) => ofEachKind.has(name));

/** How long a page waits for the answer to a call, in milliseconds. */
const timeout = 10_000;

/**
 * Applies the fault to a call that the page is about to make. Returns what lets the page's own clock pass the
 * timeout of each call that gets no answer, without the test waiting as long.
 */
export async function meet(
  fault: Fault,
  call: string,
  { page, service }: { page: Page; service: FaultyServer },
): Promise<() => Promise<void>> {
  await fault.apply(service, call);
  if (!fault.isSilent) return async () => undefined;
  await page.clock.install();
  const callsMade = () => service.calls.filter((name) => name.startsWith(call)).length;
  let before = callsMade();
  return async () => {
    await expect.poll(callsMade).toBeGreaterThan(before);
    before = callsMade();
    await page.clock.fastForward(timeout);
  };
}
