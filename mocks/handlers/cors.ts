const exposedByAuth = 'X-Total-Count, Link, X-Supabase-Api-Version';
const preflightVary = 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers';

export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/** Allows what a preflight asks for. */
export function answerPreflight({ headers }: Request): Response {
  const answered = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': (headers.get('access-control-request-method') ?? '').toUpperCase(),
    Vary: preflightVary,
  });
  const wanted = headers.get('access-control-request-headers');
  if (wanted) answered.set('Access-Control-Allow-Headers', wanted);
  return new Response(null, { status: 204, headers: answered });
}

export function refusePreflight(): Response {
  return new Response(null, { status: 204, headers: { Vary: preflightVary } });
}

/**
 * Adds the headers that let a page of another origin read an answer.
 * @param exposed the headers it may read besides the safelisted ones
 */
export function allowOrigin(request: Request, response: Response, exposed = exposedByAuth): Response {
  response.headers.set('Vary', 'Origin');
  if (!request.headers.has('origin')) return response;
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Allow-Credentials', 'true');
  response.headers.set('Access-Control-Expose-Headers', exposed);
  return response;
}
