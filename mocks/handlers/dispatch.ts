import type { Emulator } from '@mocks/service/emulator';
import { Refusal, unexpected } from '@mocks/service/refusal';
import { answerNotFound, answerRefusal, answerWrongMethod } from './answers';
import { asBearer, type Call, type Endpoint } from './call';
import { allowOrigin, answerPreflight, isPreflight } from './cors';
import { endpoints } from './endpoints';
import { answerFault } from './faults';
import { passAuthorization, refuseAtGateway } from './gateway';

function matches({ path: pattern, isRouter }: Endpoint, path: string): boolean {
  if (path === pattern || (isRouter && path === `${pattern}/`)) return true;
  if (pattern.endsWith('**')) return path.startsWith(pattern.slice(0, -2));
  if (!pattern.endsWith('/*')) return false;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) && /^[^/]+$/.test(path.slice(start.length));
}

function findEndpoint(path: string): Endpoint | undefined {
  return endpoints.find((endpoint) => matches(endpoint, path));
}

/** Where in a request's path the service begins. */
function splitPath(url: URL, prefix: string): { base: string; path: string } {
  const start = prefix === '' ? 0 : url.pathname.indexOf(`${prefix}/`);
  const end = Math.max(start, 0) + prefix.length;
  return { base: url.origin + url.pathname.slice(0, end), path: url.pathname.slice(end) };
}

async function strike(
  emulator: Emulator,
  request: Request,
  url: URL,
  name: string,
): Promise<Response | null> {
  const details = [request.method.toLowerCase(), url.searchParams.get('grant_type') ?? ''];
  const fault = emulator.faults.strike(name, details);
  return fault ? answerFault(fault) : null;
}

async function serve(call: Call, endpoint: Endpoint | undefined): Promise<Response> {
  if (!endpoint) return answerNotFound();
  const answer = Object.hasOwn(endpoint.methods, call.request.method)
    ? endpoint.methods[call.request.method]
    : endpoint.any;
  if (answer) return answer(call);
  if (endpoint.isPersonal) await asBearer(call, () => null);
  return answerWrongMethod(Object.keys(endpoint.methods));
}

async function serveOrRefuse(call: Call, endpoint: Endpoint | undefined): Promise<Response> {
  try {
    return await serve(call, endpoint);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected('Internal Server Error');
    return answerRefusal(call.request, refusal);
  }
}

/**
 * The whole way of a request: faults, gateway, service, cross-origin headers.
 * @param prefix path at which the service is mounted, such as `/auth/v1`; empty for the root
 */
export async function dispatch(emulator: Emulator, request: Request, prefix: string): Promise<Response> {
  if (isPreflight(request)) return answerPreflight(request);
  const url = new URL(request.url);
  const { base, path } = splitPath(url, prefix);
  const endpoint = findEndpoint(path);

  const struck = await strike(emulator, request, url, endpoint?.name ?? '');
  if (struck) return struck.type === 'error' ? struck : allowOrigin(request, struck);
  const refused = endpoint?.isOpen ? null : await refuseAtGateway(emulator, request);
  if (refused) return allowOrigin(request, refused);

  const call: Call = {
    emulator,
    request,
    url,
    baseUrl: emulator.settings.apiUrl ?? base,
    body: new Uint8Array(await request.arrayBuffer()),
    authorization: await passAuthorization(emulator, request),
  };
  return allowOrigin(request, await serveOrRefuse(call, endpoint));
}
