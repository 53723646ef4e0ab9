import { request, type IncomingHttpHeaders } from 'node:http';
import { Emulator } from './service/emulator';
import { parseFaults } from './service/faults';
import { localDefaults } from './service/settings';
import { createControl } from './controlServer';
import { createHandlers } from './handlers';
import { createHttpServer } from './httpServer';
import { server as interceptor } from './node';
import { insertSeedUsers, seedUsers } from './seedUsers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  text: string;
}

const emulator = new Emulator({ seed: insertSeedUsers });
const server = createHttpServer(createHandlers(emulator), createControl(emulator, 'emulator'));
let port = 0;

beforeAll(async () => {
  interceptor.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  interceptor.listen();
});

afterEach(() => emulator.reset());

/** One request through a real socket. */
function send(
  method: string,
  path: string,
  body?: string | object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { apikey: 'sb_publishable_mock', ...headers };
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: sent, agent: false },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => {
          const { statusCode = 0, headers, rawHeaders } = incoming;
          resolve({ status: statusCode, headers, rawHeaders, text });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}

test('a user signs up, signs in and signs out over plain HTTP', async () => {
  const email = 'http@aiclub.example';
  const password = 'a-good-password';
  const signedUp = await send('POST', '/auth/v1/signup', { email, password });
  expect([signedUp.status, signedUp.headers['content-type']]).toEqual([200, 'application/json']);

  const [mail] = JSON.parse((await send('GET', `/emulator/mails?to=${email}`)).text);
  expect(mail).toMatchObject({ to: email, kind: 'signup', subject: 'Confirm your email address' });
  const followed = await send('GET', mail.link.slice(`http://127.0.0.1:${port}`.length));
  expect(followed.status).toBe(303);
  expect(followed.headers.location).toMatch(/^http:\/\/localhost:3000#access_token=/);

  const signedIn = await send('POST', '/auth/v1/token?grant_type=password', { email, password });
  const { access_token: token } = JSON.parse(signedIn.text);
  const authorization = { Authorization: `Bearer ${token}` };
  expect(JSON.parse(atob(token.split('.')[1])).iss).toBe(`http://127.0.0.1:${port}/auth/v1`);
  expect((await send('GET', '/auth/v1/user', undefined, authorization)).status).toBe(200);
  const out = await send('POST', '/auth/v1/logout', undefined, authorization);
  expect([out.status, out.text, out.headers['content-type']]).toEqual([204, '', undefined]);
  expect((await send('GET', '/auth/v1/user', undefined, authorization)).status).toBe(403);
});

test('allowed methods are sent one per header line', async () => {
  const { status, rawHeaders } = await send('PATCH', '/auth/v1/verify');
  expect(status).toBe(405);
  const lines = rawHeaders.filter((_text, i) => rawHeaders[i - 1]?.toLowerCase() === 'allow');
  expect(lines).toEqual(['GET', 'POST']);
});

test('HEAD is refused, unknown paths are plain text, and a preflight is answered', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  expect((await send('HEAD', '/auth/v1/health')).status).toBe(405);
  expect((await send('GET', '/auth/v1/nowhere')).text).toBe('404 page not found\n');
  expect((await send('GET', '/elsewhere')).status).toBe(404);
  const preflight = await send('OPTIONS', '/auth/v1/token', undefined, {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Method': 'POST',
  });
  expect([preflight.status, preflight.text]).toEqual([204, '']);
});

test('a provider sign-in navigates by real redirects', async () => {
  const start = await send('GET', '/auth/v1/authorize?provider=github&redirect_to=http://localhost:3000/in');
  expect(start.status).toBe(302);
  const consent = new URL(start.headers.location ?? '');
  const page = await send('GET', consent.pathname + consent.search);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const chosen = await send('GET', `${consent.pathname}${consent.search}&email=gil@aiclub.example&name=Gil`);
  const callback = new URL(chosen.headers.location ?? '');
  const back = await send('GET', callback.pathname + callback.search);
  expect(back.status).toBe(302);
  expect(back.headers.location).toMatch(/^http:\/\/localhost:3000\/in#access_token=.*&provider_token=/);
});

test('a fault closes the connection; /emulator sets faults and the clock, and resets', async () => {
  expect((await send('PUT', '/emulator/faults', { faults: 'health:offlinex1' })).text).toBe(
    '{"faults":"health:offlinex1"}',
  );
  await expect(send('GET', '/auth/v1/health')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await send('GET', '/auth/v1/health')).status).toBe(200);
  const moved = await send('PUT', '/emulator/clock', { now: '2030-01-01T00:00:00Z' });
  expect(moved.text).toMatch(/^\{"now":"2030-01-01T00:00:0\d\.\d{3}Z"\}$/);
  emulator.faults.replace(parseFaults('token:503'));
  await send('POST', '/emulator/reset');
  expect((await send('GET', '/emulator/faults')).text).toBe('{"faults":""}');
  expect((await send('GET', '/emulator/clock')).text).not.toContain('2030');
  expect((await send('GET', '/emulator/nothing')).status).toBe(404);
});

/** Sends the beginning of a request and never ends it, like a client that is still uploading. */
function beginUpload(path: string, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path,
        headers: { apikey: 'sb_publishable_mock' },
        agent: false,
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('close', () => {
          const { statusCode = 0, headers, rawHeaders } = incoming;
          resolve({ status: statusCode, headers, rawHeaders, text });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.write(body);
  });
}

test('a body that grows too large is refused while it arrives, and the connection is closed', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const answer = await beginUpload('/auth/v1/recover', Buffer.alloc(2 * 1_048_576, ' '));
  expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  expect(JSON.parse(answer.text)).toEqual({
    code: 413,
    error_code: 'request_entity_too_large',
    msg: 'Request body too large (max 1048576 bytes)',
  });
  expect((await beginUpload('/auth/v1/nowhere', Buffer.alloc(2 * 1_048_576, ' '))).status).toBe(404);
  expect((await beginUpload('/emulator/faults', Buffer.alloc(2 * 1_048_576, ' '))).status).toBe(413);
});

const site = 'http://localhost:3000';

test.each(['https://evil.example', 'http://localhost:3001', 'null'])(
  'a page of %s cannot use /emulator',
  async (origin) => {
    await send('POST', '/auth/v1/recover', { email: seedUsers.ada.email });
    emulator.faults.replace(parseFaults('token:503'));
    const read = await send('GET', '/emulator/mails', undefined, { Origin: origin });
    expect([read.status, read.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(read.text).not.toContain(seedUsers.ada.email);
    expect((await send('POST', '/emulator/reset', undefined, { Origin: origin })).status).toBe(403);
    expect((await send('GET', '/emulator/faults')).text).toBe('{"faults":"token:503"}');
    const asked = { Origin: origin, 'Access-Control-Request-Method': 'PUT' };
    expect((await send('OPTIONS', '/emulator/clock', undefined, asked)).status).toBe(403);
  },
);

test('a foreign host name that resolves to this machine cannot use /emulator', async () => {
  const read = await send('GET', '/emulator/mails', undefined, { Host: `evil.example:${port}` });
  expect(read.status).toBe(403);
  for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.0.7', 'emulator']) {
    expect([
      host,
      (await send('GET', '/emulator/mails', undefined, { Host: `${host}:${port}` })).status,
    ]).toEqual([host, 200]);
  }
});

test('a page of the configured site may use /emulator', async () => {
  const read = await send('GET', '/emulator/mails', undefined, { Origin: site });
  expect([read.status, read.headers['access-control-allow-origin'], read.headers.vary]).toEqual([
    200,
    site,
    'Origin',
  ]);
  const preflight = await send('OPTIONS', '/emulator/clock', undefined, {
    Origin: site,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'content-type',
  });
  expect([preflight.status, preflight.headers]).toMatchObject([
    204,
    {
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': 'content-type',
    },
  ]);
});

test('a mail can be opened through /emulator', async () => {
  await send('POST', '/auth/v1/recover', { email: seedUsers.ada.email });
  const [mail] = JSON.parse((await send('GET', '/emulator/mails')).text);
  const { location } = JSON.parse((await send('POST', '/emulator/mails/open', { id: mail.id })).text);
  expect(location).toContain('&type=recovery');
});

test('without the prefix the server answers at the root, as when it is run bare', async () => {
  const bare = new Emulator({ settings: localDefaults });
  const root = createHttpServer(createHandlers(bare, { prefix: '' }));
  await new Promise<void>((resolve) => root.listen(0, '127.0.0.1', resolve));
  const address = root.address();
  const rootPort = typeof address === 'object' && address !== null ? address.port : 0;
  const body = JSON.stringify({ email: 'root@aiclub.example', password: 'a-good-password' });
  const answer = await fetch(`http://127.0.0.1:${rootPort}/signup`, { method: 'POST', body });
  const { user, access_token: token } = await answer.json();
  expect([answer.status, user.email]).toEqual([200, 'root@aiclub.example']);
  expect(JSON.parse(atob(token.split('.')[1])).iss).toBe(`http://127.0.0.1:${rootPort}`);
  root.closeAllConnections();
  await new Promise((resolve) => root.close(resolve));
});
