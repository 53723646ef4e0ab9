import { isIP } from 'node:net';
import { largestBody } from './handlers/body';
import { isJsonMap, type Json, readJson, writeJson } from './service/json';
import type { Emulator } from './service/emulator';
import { parseFaults, writeFaults } from './service/faults';
import type { Mail } from './service/rows';
import { openMailLink } from './followRedirects';
import type { Middleware } from './httpServer';

function json(value: Json, status = 200): Response {
  return new Response(writeJson(value), { status, headers: { 'Content-Type': 'application/json' } });
}

function presentMail({ id, to, kind, subject, code, link, sentAt }: Mail): Json {
  return { id, to, kind, subject, code, link, sentAt: new Date(sentAt / 1000).toISOString() };
}

async function readBody(request: Request): Promise<Record<string, Json>> {
  const text = await request.text();
  try {
    const value = readJson(text === '' ? '{}' : text);
    return isJsonMap(value) ? value : {};
  } catch {
    return {};
  }
}

type Act = (server: Emulator, request: Request, url: URL) => Promise<Json>;

const readClock = async ({ clock }: Emulator): Promise<Json> => ({
  now: new Date(clock.now() / 1000).toISOString(),
});

async function setClock(server: Emulator, request: Request): Promise<Json> {
  const { now, advance } = await readBody(request);
  if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) server.clock.set(new Date(now));
  if (typeof advance === 'number' && Number.isFinite(advance)) server.clock.advance(advance);
  return readClock(server);
}

async function listMails(server: Emulator, _request: Request, url: URL): Promise<Json> {
  const to = url.searchParams.get('to')?.toLowerCase();
  const mails = server.mails().filter((mail) => to === undefined || mail.to === to);
  return mails.map(presentMail);
}

async function openMail(server: Emulator, request: Request): Promise<Json> {
  const { id } = await readBody(request);
  const mail = server.mails().find((candidate) => candidate.id === id);
  return mail ? { location: await openMailLink(server, mail) } : null;
}

async function setFaults(server: Emulator, request: Request): Promise<Json> {
  const { faults } = await readBody(request);
  server.faults.replace(parseFaults(typeof faults === 'string' ? faults : ''));
  return { faults: writeFaults(server.faults.list) };
}

async function reset(server: Emulator): Promise<Json> {
  server.reset();
  return {};
}

const acts: Readonly<Record<string, Act>> = {
  'GET mails': listMails,
  'POST mails/open': openMail,
  'GET faults': async (server) => ({ faults: writeFaults(server.faults.list) }),
  'PUT faults': setFaults,
  'GET clock': readClock,
  'PUT clock': setClock,
  'POST reset': reset,
};

const start = '/emulator/';

/** Against DNS rebinding: a page whose name resolves to this machine is same-origin, but asks under that name. */
const isOwnName = (hostname: string, ownHost: string): boolean =>
  hostname === 'localhost' || hostname === ownHost || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

async function answer(server: Emulator, request: Request, url: URL): Promise<Response> {
  const { byteLength } = await request.clone().arrayBuffer();
  if (byteLength > largestBody) return json({ message: 'This body is too large' }, 413);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const name = `${request.method} ${url.pathname.slice(start.length)}`;
  const act = acts[name];
  return act ? json(await act(server, request, url)) : json({ message: 'Unknown control' }, 404);
}

/** Lets pages of the site read the answer and send requests that need a preflight. */
function allowSite(response: Response, site: string): Response {
  response.headers.set('Vary', 'Origin');
  response.headers.set('Access-Control-Allow-Origin', site);
  response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT');
  response.headers.set('Access-Control-Allow-Headers', 'content-type');
  return response;
}

/**
 * Endpoints for end-to-end tests beside the server's own: mails, faults, the clock, a reset.
 * Of all web pages only those of the configured site may use them, because mails hold links and codes.
 * @param ownHost the host name with which the server was started
 */
export function createControl(server: Emulator, ownHost: string): Middleware {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(start)) return null;
    const site = new URL(server.settings.siteUrl).origin;
    const origin = request.headers.get('origin');
    if (!isOwnName(url.hostname, ownHost) || (origin !== null && origin !== site)) {
      return json({ message: 'The control answers the configured site and no other page' }, 403);
    }
    const response = await answer(server, request, url);
    return origin === null ? response : allowSite(response, site);
  };
}
