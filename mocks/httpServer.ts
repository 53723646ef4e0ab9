import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';
import { writeJson } from './service/json';

/** Answers a request itself, or gives null to leave it to the handlers. */
export type Aside = (request: Request) => Promise<Response | null>;

function headersOf({ rawHeaders, socket }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', socket.remoteAddress ?? '');
  return headers;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: headersOf(incoming),
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  if (response.statusText !== '') outgoing.statusMessage = response.statusText;
  for (const [name, value] of response.headers) {
    outgoing.setHeader(name, name === 'allow' ? value.split(', ') : value);
  }
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return;
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(writeJson({ message }));
}

/** Speaks HTTP for the same handlers that serve the browser and the tests. */
export function createHttpServer(handlers: HttpHandler[], aside: Aside = async () => null): Server {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await toRequest(incoming);
    const response = (await aside(request)) ?? (await getResponse(handlers, request));
    if (response) await send(response, outgoing);
    else refuse(outgoing, 404, 'Nothing is served at this path');
  };
  return createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => refuse(outgoing, 400, 'This request cannot be read'));
  });
}
