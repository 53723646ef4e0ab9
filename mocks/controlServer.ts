import { isJsonMap, type Json, readJson, writeJson } from './service/json';
import type { Emulator } from './service/emulator';
import { parseFaults, writeFaults } from './service/faults';
import type { Mail } from './service/tables';
import { openMailLink } from './visit';
import type { Aside } from './httpServer';

function json(value: Json, status = 200): Response {
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
  return new Response(writeJson(value), { status, headers });
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

async function setClock(server: Emulator, request: Request): Promise<Json> {
  const { now, advance } = await readBody(request);
  if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) server.clock.set(new Date(now));
  if (typeof advance === 'number' && Number.isFinite(advance)) server.clock.advance(advance);
  return { now: new Date(server.clock.now() / 1000).toISOString() };
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
  'GET clock': setClock,
  'PUT clock': setClock,
  'POST reset': reset,
};

const start = '/emulator/';

/** What end-to-end tests ask for beside the server's own endpoints: mails, faults, the clock, a fresh start. */
export function createControl(server: Emulator): Aside {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(start)) return null;
    const name = `${request.method} ${url.pathname.slice(start.length)}`;
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    return act ? json(await act(server, request, url)) : json({ message: 'Unknown control' }, 404);
  };
}
