import { http, HttpHandler, type HttpResponseResolver } from 'msw';
import { emulator } from './emulator';
import type { Endpoint } from './handlers/call';
import { dispatch, findEndpoint } from './handlers/dispatch';
import { endpoints } from './handlers/endpoints';
import type { Emulator } from './service/emulator';

const usualPrefix = '/auth/v1';
const anyMethod = /.+/;

interface Mounting {
  /** Path in front of every endpoint; empty serves them at the root of any origin. */
  prefix?: string;
}

/**
 * What `http.post` and its like make, which says by itself that a request is another route's: MSW reads the cookies
 * and compiles the path anew for each handler that it asks.
 */
class Route extends HttpHandler {
  readonly #method: string | null;
  readonly #start: string;

  constructor(method: string | null, path: string, resolver: HttpResponseResolver) {
    super(method ?? anyMethod, path, resolver);
    this.#method = method;
    [this.#start = ''] = path.slice(1).split(/[:*]/);
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = args.request;
    const isAnothers = (this.#method !== null && this.#method !== method) || !url.includes(this.#start);
    return isAnothers ? null : super.run(args);
  }
}

/** The routes of an endpoint: one for each of its methods, or one for all. */
function routesOf({ any, methods }: Endpoint, path: string, resolver: HttpResponseResolver): HttpHandler[] {
  if (any) return [new Route(null, path, resolver)];
  return Object.keys(methods).map((method) => new Route(method, path, resolver));
}

/**
 * A handler for every route of the table, on any origin, and last of all what answers everything else below the
 * prefix: preflights, wrong methods and unknown paths.
 */
export function createHandlers(server: Emulator, { prefix = usualPrefix }: Mounting = {}): HttpHandler[] {
  const routes = endpoints.flatMap((endpoint) =>
    // MSW takes paths in any case and with a slash at their end, which the service does not.
    routesOf(endpoint, `*${prefix}${endpoint.path}`, ({ request }) =>
      findEndpoint(request, prefix) === endpoint ? dispatch(server, request, prefix, endpoint) : undefined,
    ),
  );
  const paths = prefix === '' ? ['*'] : [`*${prefix}/*`, `*${prefix}`];
  const others = paths.map((path) => http.all(path, ({ request }) => dispatch(server, request, prefix)));
  return [...routes, ...others];
}

export const handlers = createHandlers(emulator);
