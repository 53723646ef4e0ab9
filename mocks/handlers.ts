import { http, type HttpHandler } from 'msw';
import { emulator } from './emulator';
import { dispatch } from './handlers/dispatch';
import { endpoints } from './handlers/endpoints';
import type { Emulator } from './service/emulator';

const usualPrefix = '/auth/v1';

interface Mounting {
  /** Path in front of every endpoint; empty serves them at the root of any origin. */
  prefix?: string;
}

/** One handler for each endpoint, and a last one for paths that do not exist. */
export function createHandlers(server: Emulator, { prefix = usualPrefix }: Mounting = {}): HttpHandler[] {
  const paths = [...endpoints.map(({ path }) => path), '/*', ...(prefix === '' ? [] : [''])];
  return paths.map((path) =>
    http.all(`*${prefix}${path}`, ({ request }) => dispatch(server, request, prefix)),
  );
}

export const handlers = createHandlers(emulator);
