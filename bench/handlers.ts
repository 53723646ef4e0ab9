import { createHandlers } from '@mocks/handlers';
import { dispatch } from '@mocks/handlers/dispatch';
import { endpoints } from '@mocks/handlers/endpoints';
import { Emulator } from '@mocks/service/emulator';
import { http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { median } from './median';

/**
 * Measures one handler per route against two catch-all handlers, as `fetch` meets them in Node:
 * `npm run bench:handlers`. The two take turns, so that a busy machine slows both.
 */

/** The last route of the table, so that every other is tried first. It accepts any continuation of its path. */
const [route = ''] = endpoints.slice(-1).map(({ path }) => path.replace('*', '-and-more'));
const address = `https://aiclub.supabase.test/auth/v1${route}`;
const init = { headers: { apikey: 'sb_publishable_mock' } };
const requests = 400;
const rounds = 7;

const server = new Emulator();
const answer = ({ request }: { request: Request }) => dispatch(server, request, '/auth/v1');
const variants: readonly { name: string; handlers: HttpHandler[] }[] = [
  { name: 'one per route', handlers: createHandlers(server) },
  { name: 'two', handlers: ['*/auth/v1/*', '*/auth/v1'].map((path) => http.all(path, answer)) },
];

/** Processor time of this process per request, in microseconds. */
async function cost(handlers: HttpHandler[]): Promise<number> {
  const msw = setupServer(...handlers);
  msw.listen({ onUnhandledRequest: 'error' });
  const before = process.cpuUsage();
  for (let i = 0; i < requests; i += 1) await (await fetch(address, init)).text();
  const { user, system } = process.cpuUsage(before);
  msw.close();
  return (user + system) / requests;
}

const measured = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
// The first round only lets the engine compile the code.
for (let round = 0; round <= rounds; round += 1) {
  for (const { name, handlers } of variants) {
    const microseconds = await cost(handlers);
    if (round > 0) measured.get(name)?.push(microseconds);
  }
}
for (const { name, handlers } of variants) {
  const all = measured.get(name) ?? [];
  console.log(
    `${name} (${handlers.length} handlers): ${median(all).toFixed(0)} us of CPU per request, ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`,
  );
}
