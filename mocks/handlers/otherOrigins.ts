import { allowOrigin, answerPreflight, refusePreflight } from './cors';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** In lower case; the last one is the gateway's own. */
const headerNames = [
  'accept',
  'authorization',
  'content-type',
  'x-client-ip',
  'x-client-info',
  'x-jwt-aud',
  'x-use-cookie',
  'x-supabase-api-version',
  'apikey',
];

function isAllowed({ headers }: Request): boolean {
  const method = headers.get('access-control-request-method')?.toUpperCase() ?? '';
  const wanted = headers.get('access-control-request-headers') ?? '';
  const names = wanted === '' ? [] : wanted.split(',').map((name) => name.trim().toLowerCase());
  return (
    headers.has('origin') && methods.includes(method) && names.every((name) => headerNames.includes(name))
  );
}

/** Allows what a preflight asks for, if the auth service allows its method and all its headers. */
export function answerAuthPreflight(request: Request): Response {
  return isAllowed(request) ? answerPreflight(request) : refusePreflight();
}

/** Lets a page of another origin read an answer, unless the method is not allowed. */
export function allowAuthOrigin(request: Request, response: Response): Response {
  if (request.method === 'OPTIONS' || methods.includes(request.method)) return allowOrigin(request, response);
  response.headers.set('Vary', 'Origin');
  return response;
}
