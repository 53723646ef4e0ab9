import { createHandlers } from '@mocks/handlers';
import { Emulator } from '@mocks/service/emulator';
import { getResponse, type HttpHandler } from 'msw';

/** Measures the emulator's speed and memory: requests per second, and whether more accounts make them slower. */

const base = 'https://aiclub.supabase.test/auth/v1';
const apikey = 'sb_publishable_mock';

interface Account {
  email: string;
  password: string;
  access: string;
  refresh: string;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'access_token' in value && 'refresh_token' in value;
}

async function send(handlers: HttpHandler[], method: string, path: string, body?: object, token?: string) {
  const request = new Request(base + path, {
    method,
    headers: {
      apikey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const response = await getResponse(handlers, request);
  if (!response?.ok) throw new Error(`${method} ${path} was answered with ${response?.status}`);
  const value: unknown = await response.json();
  return value;
}

async function keepTokens(account: Account, answer: Promise<unknown>): Promise<void> {
  const tokens = await answer;
  if (!isTokens(tokens)) throw new Error('An answer without tokens');
  account.access = tokens.access_token;
  account.refresh = tokens.refresh_token;
}

async function signUpAll(handlers: HttpHandler[], count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let i = 0; i < count; i += 1) {
    const account = {
      email: `user${i}@aiclub.example`,
      password: 'a-good-password',
      access: '',
      refresh: '',
    };
    const { email, password } = account;
    await keepTokens(
      account,
      send(handlers, 'POST', '/signup', { email, password, data: { firstName: 'User' } }),
    );
    accounts.push(account);
  }
  return accounts;
}

/** A quarter sign-ins, a quarter refreshes and half requests for the user's own account, spread over all accounts. */
async function exercise(handlers: HttpHandler[], accounts: Account[], requests: number): Promise<void> {
  for (let i = 0; i < requests; i += 1) {
    const account = accounts[(i * 7919) % accounts.length];
    if (!account) continue;
    const { email, password, access, refresh } = account;
    if (i % 4 === 0) {
      await keepTokens(account, send(handlers, 'POST', '/token?grant_type=password', { email, password }));
    } else if (i % 4 === 1) {
      const body = { refresh_token: refresh };
      await keepTokens(account, send(handlers, 'POST', '/token?grant_type=refresh_token', body));
    } else {
      await send(handlers, 'GET', '/user', undefined, access);
    }
  }
}

function usedMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

async function measure(count: number, requests: number): Promise<void> {
  const before = usedMegabytes();
  const server = new Emulator({ settings: { autoconfirm: true } });
  const handlers = createHandlers(server);
  const accounts = await signUpAll(handlers, count);
  await exercise(handlers, accounts, 500);
  const start = performance.now();
  const busyBefore = process.cpuUsage();
  await exercise(handlers, accounts, requests);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(busyBefore);
  const kept = usedMegabytes() - before;
  const cells = [
    String(count).padStart(9),
    String(requests).padStart(9),
    (requests / seconds).toFixed(0).padStart(11),
    ((user + system) / requests).toFixed(0).padStart(15),
    kept.toFixed(1).padStart(8),
    String(server.users().length).padStart(7),
  ];
  console.log(cells.join(' '));
}

// The first rounds only let the engine compile the code.
await measure(10, 2000);
console.log(' accounts  requests  requests/s  CPU us/request  MB kept   users');
for (const count of [10, 1000, 10_000]) await measure(count, 10_000);
