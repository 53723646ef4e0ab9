import { http, HttpHandler, type HttpResponseResolver } from 'msw';
import { emulator } from './emulator';
import type { Endpoint } from './handlers/call';
import { dispatch, findEndpoint } from './handlers/dispatch';
import { endpoints } from './handlers/endpoints';
import { dispatchRest, restPrefix } from './handlers/rest/dispatchRest';
import type { Emulator } from './service/emulator';

const usualPrefix = '/auth/v1';
const anyMethod = /.+/;

interface Mounting {
  /** Path before the endpoints of the auth service; empty serves them alone, at the root of any origin. */
  prefix?: string;
}

/**
 * A handler as `http.post` makes it, but one that rejects requests of other routes at once: MSW reads the cookies and
 * compiles the path anew for each handler that it asks.
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

/** Handlers for a path and for everything below it. */
const allBelow = (prefix: string, answer: (request: Request) => Promise<Response>): HttpHandler[] =>
  [`*${prefix}/*`, `*${prefix}`].map((path) => http.all(path, ({ request }) => answer(request)));

/**
 * Handlers on any origin: for every endpoint of the auth service, then for everything else below its prefix
 * (preflights, wrong methods and unknown paths), and last for the data API.
 */
export function createHandlers(server: Emulator, { prefix = usualPrefix }: Mounting = {}): HttpHandler[] {
  const routes = endpoints.flatMap((endpoint) =>
    // MSW ignores the case of a path and a trailing slash; the service does not.
    routesOf(endpoint, `*${prefix}${endpoint.path}`, ({ request }) =>
      findEndpoint(request, prefix) === endpoint ? dispatch(server, request, prefix, endpoint) : undefined,
    ),
  );
  const others = (request: Request) => dispatch(server, request, prefix);
  if (prefix === '') return [...routes, http.all('*', ({ request }) => others(request))];
  return [
    ...routes,
    ...allBelow(prefix, others),
    ...allBelow(restPrefix, (request) => dispatchRest(server, request)),
  ];
}

export const handlers = createHandlers(emulator);
