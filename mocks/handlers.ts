import { http, type HttpHandler } from 'msw';
import { emulator } from './emulator';
import { dispatch } from './handlers/dispatch';
import type { Emulator } from './service/emulator';

const usualPrefix = '/auth/v1';

interface Mounting {
  /** Path in front of every endpoint; empty serves them at the root of any origin. */
  prefix?: string;
}

/**
 * Handlers for everything below the prefix, on any origin. They are few because the way to an endpoint is found
 * in `dispatch`: MSW walks its list on every request and copies the request for each handler it asks.
 */
export function createHandlers(server: Emulator, { prefix = usualPrefix }: Mounting = {}): HttpHandler[] {
  const paths = prefix === '' ? ['*'] : [`*${prefix}/*`, `*${prefix}`];
  return paths.map((path) => http.all(path, ({ request }) => dispatch(server, request, prefix)));
}

export const handlers = createHandlers(emulator);
