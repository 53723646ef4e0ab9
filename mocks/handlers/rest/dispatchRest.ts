import { largestBody } from '@mocks/handlers/body';
import { allowOrigin, answerPreflight, isPreflight } from '@mocks/handlers/cors';
import { answerFault } from '@mocks/handlers/faults';
import { passAuthorization, refuseAtGateway } from '@mocks/handlers/gateway';
import type { Emulator } from '@mocks/service/emulator';
import { answerRestError, notEmulated, RestError } from './restError';
import { answerRpc } from './rpc';

/** Path at which the data API is mounted. */
export const restPrefix = '/rest/v1';

const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit';

/** The data API's answers to two faults that the auth service answers differently. */
const faultAnswers = {
  '429': () => Response.json({ message: 'Too many requests' }, { status: 429 }),
  '500': () => answerRestError(new RestError(500, 'XX000', 'Internal server error')),
};

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The decoded segments of the path below the data API. */
function partsOf({ pathname }: URL): string[] {
  const path = pathname.slice(pathname.indexOf(restPrefix) + restPrefix.length);
  return path.split('/').slice(1).map(decode);
}

async function serve(emulator: Emulator, request: Request, url: URL): Promise<Response> {
  const [first, name = '', ...rest] = partsOf(url);
  if (first !== 'rpc' || name === '') throw notEmulated(`${url.pathname} is not emulated.`);
  if (rest.length > 0) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > largestBody) {
    throw new RestError(413, 'EMULATOR', `The emulator reads bodies of up to ${largestBody} bytes.`);
  }
  const authorization = await passAuthorization(emulator, request);
  return answerRpc({ emulator, request, url, name, authorization, body });
}

async function serveOrRefuse(emulator: Emulator, request: Request, url: URL): Promise<Response> {
  try {
    return await serve(emulator, request, url);
  } catch (error) {
    if (error instanceof RestError) return answerRestError(error);
    // oxlint-disable-next-line no-console -- A mistake of the emulator; its answer looks like a fault of the service.
    console.error(error);
    return answerRestError(new RestError(500, 'XX000', 'The emulator failed at this request.'));
  }
}

/** Takes a request to the data API through faults, gateway and function, and adds cross-origin headers. */
export async function dispatchRest(emulator: Emulator, request: Request): Promise<Response> {
  if (isPreflight(request)) return answerPreflight(request);
  const url = new URL(request.url);
  const [first, name = ''] = partsOf(url);
  const details = [request.method.toLowerCase(), name];
  const fault = emulator.faults.apply(first === 'rpc' ? 'rpc' : '', details);
  const faulty = fault ? await answerFault(emulator, request, fault, faultAnswers) : null;
  if (faulty) return faulty.type === 'error' ? faulty : allowOrigin(request, faulty, exposed);
  const refused = await refuseAtGateway(emulator, request);
  return allowOrigin(request, refused ?? (await serveOrRefuse(emulator, request, url)), exposed);
}
