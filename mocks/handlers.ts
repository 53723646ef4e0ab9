import { http, type HttpHandler } from 'msw';
import { emulator } from './emulator';
import { dispatch } from './handlers/dispatch';
import { dispatchRest, restPrefix } from './handlers/rest/dispatchRest';
import type { Emulator } from './service/emulator';

const usualPrefix = '/auth/v1';

interface Mounting {
  /** Path in front of every endpoint of the auth service; empty serves them, and them alone, at the root of any origin. */
  prefix?: string;
}

const below = (prefix: string): string[] => [`*${prefix}/*`, `*${prefix}`];

/**
 * Handlers for everything below the prefix and for the data API, on any origin. They are few because the way to an
 * endpoint is found in `dispatch`: MSW walks its list on every request and copies the request for each handler it asks.
 */
export function createHandlers(server: Emulator, { prefix = usualPrefix }: Mounting = {}): HttpHandler[] {
  const auth = (path: string) => http.all(path, ({ request }) => dispatch(server, request, prefix));
  if (prefix === '') return [auth('*')];
  const rest = (path: string) => http.all(path, ({ request }) => dispatchRest(server, request));
  return [...below(prefix).map(auth), ...below(restPrefix).map(rest)];
}

export const handlers = createHandlers(emulator);
