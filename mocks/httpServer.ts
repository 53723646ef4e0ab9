import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getResponse, type HttpHandler } from 'msw';
import { largestBody } from './handlers/body';
import { writeJson } from './service/json';

/** Answers a request itself, or returns null to leave it to the handlers. */
export type Middleware = (request: Request) => Promise<Response | null>;

function headersOf({ rawHeaders, socket }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', socket.remoteAddress ?? '');
  return headers;
}

/** Reads the body; if it is too large, only enough to show that. */
function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= largestBody) return;
      incoming.off('data', take).pause();
      resolve(Buffer.concat(chunks));
    };
    incoming.on('data', take);
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await readBody(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: headersOf(incoming),
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** How long a client that is still sending may take to read the refusal, in milliseconds. */
const lastWord = 500;

/** Answers before the body is complete and closes the connection after a pause; at once, the answer could be lost. */
async function endEarly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Uint8Array,
): Promise<void> {
  outgoing.setHeader('Connection', 'close');
  outgoing.setHeader('Content-Length', body.length);
  outgoing.write(body);
  incoming.resume();
  await pause(lastWord, undefined, { ref: false });
  incoming.destroy();
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  if (response.statusText !== '') outgoing.statusMessage = response.statusText;
  for (const [name, value] of response.headers) {
    outgoing.setHeader(name, name === 'allow' ? value.split(', ') : value);
  }
  const body = new Uint8Array(await response.arrayBuffer());
  if (incoming.readableEnded) outgoing.end(body);
  else await endEarly(incoming, outgoing, body);
}

function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return;
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(writeJson({ message }));
}

/** Speaks HTTP for the same handlers that serve the browser and the tests. */
export function createHttpServer(handlers: HttpHandler[], middleware: Middleware = async () => null): Server {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await toRequest(incoming);
    const response = (await middleware(request)) ?? (await getResponse(handlers, request));
    if (response) await send(response, incoming, outgoing);
    else refuse(outgoing, 404, 'Nothing is served at this path');
  };
  return createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => refuse(outgoing, 400, 'This request cannot be read'));
  });
}
