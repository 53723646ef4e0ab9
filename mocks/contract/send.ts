import { emulator } from '@mocks/node';
import { isJsonMap, type JsonMap, readJson } from '@mocks/service/json';
import { openMailLink } from '@mocks/followRedirects';

export const baseUrl = 'https://aiclub.supabase.test/auth/v1';

/** Freezes the time until `restoreAllMocks`, to count seconds; the emulator's clock can still be moved. */
export function stopTime(): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

interface Sending {
  /** Sent as JSON, unless it is text already. */
  body?: unknown;
  token?: string;
  /** Null leaves the version header out. */
  version?: string | null;
  key?: string | null;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Empty if the text is no JSON object. */
  json: JsonMap;
}

/** One request, as an app sends it, with the answer read to its end. */
export async function send(
  method: string,
  path: string,
  { body, token, version = '2024-01-01', key = 'sb_publishable_mock', headers = {} }: Sending = {},
): Promise<Answer> {
  const sent: Record<string, string> = {
    ...(key === null ? {} : { apikey: key }),
    ...(version === null ? {} : { 'X-Supabase-Api-Version': version }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...headers,
  };
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): JsonMap {
  try {
    const value = readJson(text);
    return isJsonMap(value) ? value : {};
  } catch {
    return {};
  }
}

/** What a refusal looks like in the newer shape. */
export function refusal(status: number, code: string, message: string) {
  return {
    status,
    text: JSON.stringify({ code, message })
      .replaceAll('&', '\\u0026')
      .replaceAll('>', '\\u003e')
      .replaceAll('<', '\\u003c'),
  };
}

function valueAt(json: JsonMap, path: readonly string[]): JsonMap[string] | undefined {
  let value: JsonMap[string] | undefined = json;
  for (const key of path) value = isJsonMap(value) ? value[key] : undefined;
  return value;
}

/** A text nested in a JSON object; empty if there is none. */
export function textAt(json: JsonMap, ...path: string[]): string {
  const value = valueAt(json, path);
  return typeof value === 'string' ? value : '';
}

/** The same for an object. */
export function mapAt(json: JsonMap, ...path: string[]): JsonMap {
  const value = valueAt(json, path);
  return isJsonMap(value) ? value : {};
}

export function signUp(body: Readonly<Record<string, unknown>>, query = ''): Promise<Answer> {
  return send('POST', `/signup${query}`, { body });
}

export function signIn(email: string, password: string): Promise<Answer> {
  return send('POST', '/token?grant_type=password', { body: { email, password } });
}

export function refresh(refreshToken: string): Promise<Answer> {
  return send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
}

/** Signs a user in and returns the tokens. */
export async function session(user: { email: string; password: string }) {
  const { json } = await signIn(user.email, user.password);
  return { access: textAt(json, 'access_token'), refresh: textAt(json, 'refresh_token'), json };
}

export function mailTo(email: string) {
  const mail = emulator.lastMail(email);
  if (!mail) throw new Error(`No mail went to ${email}`);
  const url = new URL(mail.link ?? `${baseUrl}/none`);
  return { ...mail, hash: url.searchParams.get('token') ?? '' };
}

/** Follows the link in the newest mail to an address and returns where it leads. */
export function follow(email: string): Promise<string> {
  return openMailLink(emulator, mailTo(email));
}

/** Signs an account up and confirms it. */
export async function confirmedAccount(email: string, password = 'a-good-password') {
  await signUp({ email, password });
  await follow(email);
  return { email, password };
}
