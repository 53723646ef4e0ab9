import { type Json, type JsonMap, writeJson } from '@mocks/service/json';
import { OAuthRefusal, type Refusal, UnhandledFailure } from '@mocks/service/refusal';
import type { Grant } from '@mocks/service/sessions';
import type { Call } from './call';

const apiVersion = '2024-01-01';

export function answerJson(
  value: Json,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Response {
  return new Response(writeJson(value), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Whether the caller asked for the newer error shape. */
function asksForVersion2(request: Request): boolean {
  const wanted = request.headers.get('x-supabase-api-version') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(wanted)) return false;
  const date = new Date(`${wanted}T00:00:00Z`);
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wanted);
  return isDate && wanted >= apiVersion;
}

/** A refusal in the shape the caller understands. */
export function answerRefusal(request: Request, refusal: Refusal): Response {
  const { status, code, message, reasons, holder } = refusal;
  if (refusal instanceof OAuthRefusal) {
    return answerJson({ error: refusal.error, error_description: message }, {}, status);
  }
  const named = code ?? (status === 500 ? 'unexpected_failure' : 'unknown');
  const isVersion2 = asksForVersion2(request);
  const weakness: JsonMap = reasons ? { weak_password: { reasons: [...reasons] } } : {};
  const told: Record<string, string> = {
    ...(code === null || (isVersion2 && reasons) ? {} : { 'X-Sb-Error-Code': code }),
    ...(holder ? { 'Sb-Auth-User-Id': holder.userId } : {}),
    ...(holder?.sessionId ? { 'Sb-Auth-Session-Id': holder.sessionId } : {}),
  };
  if (isVersion2) {
    const headers = { 'X-Supabase-Api-Version': apiVersion, ...told };
    return answerJson({ code: named, message, ...weakness }, headers, status);
  }
  const isNumbered = status >= 500 && !(refusal instanceof UnhandledFailure);
  const errorId: JsonMap = isNumbered ? { error_id: globalThis.crypto.randomUUID() } : {};
  return answerJson({ code: status, error_code: named, msg: message, ...weakness, ...errorId }, told, status);
}

/** Headers that describe the session of an answer. */
export function sessionHeaders({ session, refreshToken, isRotated }: Grant): Record<string, string> {
  return {
    'Sb-Auth-User-Id': session.userId,
    'Sb-Auth-Session-Id': session.id,
    'Sb-Auth-Refresh-Token-Prefix': refreshToken.slice(0, 5),
    ...(isRotated ? { 'Sb-Auth-Refresh-Token-Reuse': 'false' } : {}),
  };
}

export interface GrantExtras {
  /** Present, even as null, only after a sign-in with a password. */
  weakPassword?: JsonMap | null;
  providerToken?: string;
  providerRefreshToken?: string;
}

type Tokens = Record<'access_token' | 'token_type' | 'refresh_token', string> &
  Record<'expires_in' | 'expires_at', number>;

/** The fields of a token answer, in the server's order. */
export async function tokensOf({ emulator }: Pick<Call, 'emulator'>, grant: Grant): Promise<Tokens> {
  return {
    access_token: await emulator.sign(grant.claims),
    token_type: 'bearer',
    expires_in: emulator.settings.jwtExp,
    expires_at: grant.expiresAt,
    refresh_token: grant.refreshToken,
  };
}

export async function answerGrant(
  call: Pick<Call, 'emulator'>,
  grant: Grant,
  extras: GrantExtras = {},
): Promise<Response> {
  const { providerToken, providerRefreshToken, weakPassword } = extras;
  const value: JsonMap = {
    ...(await tokensOf(call, grant)),
    user: grant.user,
    ...(providerToken ? { provider_token: providerToken } : {}),
    ...(providerRefreshToken ? { provider_refresh_token: providerRefreshToken } : {}),
    ...(weakPassword === undefined ? {} : { weak_password: weakPassword }),
  };
  return answerJson(value, sessionHeaders(grant));
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&#34;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function escapeNonAscii(address: string): string {
  return address.replaceAll(/[^\u0020-\u007E]+/gu, (characters) => encodeURIComponent(characters));
}

/** OAuth's error for the status of a refusal, as redirects name it. */
export const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

export interface Redirect {
  address: string;
  status: 302 | 303;
  headers?: Readonly<Record<string, string>>;
}

/** A redirect, with the small page that Go's standard library adds to the answer of a GET. */
export function answerRedirect(
  { request }: Pick<Call, 'request'>,
  { address, status, headers = {} }: Redirect,
): Response {
  const location = escapeNonAscii(address);
  const sent = { ...headers, Location: location };
  if (request.method !== 'GET') return new Response(null, { status, headers: sent });
  const text = status === 303 ? 'See Other' : 'Found';
  return new Response(`<a href="${escapeHtml(location)}">${text}</a>.\n\n`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...sent },
  });
}

export function answerNoContent(): Response {
  return new Response(null, { status: 204 });
}

/** Warns, because MSW does not: a handler has taken the request. Its path is most likely misspelt. */
export function answerNotFound({ request }: Pick<Call, 'request'>): Response {
  const { pathname } = new URL(request.url);
  // oxlint-disable-next-line no-console -- Tells the developer, and fails a test that sends it.
  console.warn(`The emulator of the auth service knows no ${request.method} ${pathname}`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  return new Response('404 page not found\n', { status: 404, headers });
}

export function answerWrongMethod(methods: readonly string[]): Response {
  const headers = new Headers();
  for (const method of methods) headers.append('Allow', method);
  return new Response(null, { status: 405, headers });
}
