import type { Emulator } from '@mocks/service/emulator';
import { Refusal } from '@mocks/service/refusal';
import { answerNotFound, answerRefusal, answerWrongMethod } from './responses';
import type { Call, Endpoint } from './call';
import { isPreflight } from './cors';
import { endpoints } from './endpoints';
import { answerFault } from './faults';
import { passAuthorization, refuseAtGateway } from './gateway';
import { allowAuthOrigin, answerAuthPreflight } from './otherOrigins';

function patternOf({ path, isRouter }: Endpoint): RegExp {
  const escaped = path.replaceAll('.', String.raw`\.`);
  const pattern = escaped.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*');
  return new RegExp(`^${pattern}${isRouter ? '/?' : ''}$`);
}

const patterns = new Map(endpoints.map((endpoint) => [endpoint, patternOf(endpoint)]));

/** Splits an address into that of the service and the path below it. */
function splitPath(url: URL, prefix: string): { base: string; path: string } {
  const start = prefix === '' ? 0 : url.pathname.indexOf(`${prefix}/`);
  const end = Math.max(start, 0) + prefix.length;
  return { base: url.origin + url.pathname.slice(0, end), path: url.pathname.slice(end) };
}

async function applyFault(
  emulator: Emulator,
  request: Request,
  url: URL,
  name: string,
): Promise<Response | null> {
  const details = [request.method.toLowerCase(), url.searchParams.get('grant_type') ?? ''];
  const fault = emulator.faults.apply(name, details);
  return fault ? answerFault(emulator, request, fault) : null;
}

async function serve(call: Call, endpoint: Endpoint | undefined): Promise<Response> {
  if (!endpoint) return answerNotFound(call);
  const answer = Object.hasOwn(endpoint.methods, call.request.method)
    ? endpoint.methods[call.request.method]
    : endpoint.any;
  if (answer) return answer(call);
  await endpoint.check?.(call);
  return answerWrongMethod(Object.keys(endpoint.methods));
}

async function serveOrRefuse(call: Call, endpoint: Endpoint | undefined): Promise<Response> {
  try {
    return await serve(call, endpoint);
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(call.request, error);
    // oxlint-disable-next-line no-console -- A mistake of the emulator; its answer looks like a fault of the service.
    console.error(error);
    return answerRefusal(call.request, new Refusal(500, null, 'Internal Server Error'));
  }
}

/** The endpoint whose path is exactly that of a request. */
export function findEndpoint({ url }: Request, prefix: string): Endpoint | undefined {
  const { path } = splitPath(new URL(url), prefix);
  return endpoints.find((endpoint) => patterns.get(endpoint)?.test(path));
}

/**
 * Takes a request through faults, gateway and service, and adds cross-origin headers.
 * @param prefix path at which the service is mounted, such as `/auth/v1`; empty for the root
 * @param endpoint if it is known already
 */
export async function dispatch(
  emulator: Emulator,
  request: Request,
  prefix: string,
  endpoint: Endpoint | undefined = findEndpoint(request, prefix),
): Promise<Response> {
  if (isPreflight(request)) return answerAuthPreflight(request);
  const url = new URL(request.url);
  const faulty = await applyFault(emulator, request, url, endpoint?.name ?? '');
  if (faulty) return faulty.type === 'error' ? faulty : allowAuthOrigin(request, faulty);
  const refused = endpoint?.isOpen ? null : await refuseAtGateway(emulator, request);
  if (refused) return allowAuthOrigin(request, refused);

  const call: Call = {
    emulator,
    request,
    url,
    baseUrl: emulator.settings.apiUrl ?? splitPath(url, prefix).base,
    body: new Uint8Array(await request.arrayBuffer()),
    authorization: await passAuthorization(emulator, request),
  };
  return allowAuthOrigin(request, await serveOrRefuse(call, endpoint));
}
