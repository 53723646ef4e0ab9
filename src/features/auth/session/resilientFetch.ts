import { inTime } from './inTime';
import { isForPeople } from './isForPeople';
import { unreachableMessage } from './presentError';
import { isRecord, parseJson } from '@/ui/readUnknown';

/** How long a call may take in all, in milliseconds. */
const timeLimit = 10_000;
const waitsBeforeRetry = [300, 600];
/** A call that is repeated with less than this left would only be cut off. */
const shortestTry = 2000;
const gatewayFaults: ReadonlySet<number> = new Set([502, 503, 504]);
/** The only answers that end a session: the service knows the session, or its owner, and refuses it. */
export const endsSession: ReadonlySet<unknown> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
  'user_not_found',
]);

type Purpose = 'password' | 'refresh' | 'exchange' | 'signup' | 'user' | 'data' | 'other';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

function purposeOf(url: string, method: string): Purpose {
  const { pathname, searchParams } = new URL(url);
  if (pathname.includes('/rest/v1/')) return 'data';
  if (pathname.endsWith('/signup')) return 'signup';
  if (pathname.endsWith('/user')) return 'user';
  if (!pathname.endsWith('/token') || method !== 'POST') return 'other';
  const grant = searchParams.get('grant_type');
  if (grant === 'password') return 'password';
  return grant === 'refresh_token' ? 'refresh' : 'exchange';
}

/** The one form every machine fault takes. The client knows this status as "try again later". */
function unavailable(): Response {
  return Response.json({ code: 'upstream_unavailable', message: unreachableMessage }, { status: 503 });
}

/** No answer came: the connection failed, or the time was up. */
type Silence = 'lost' | 'late';

async function ask(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  timeLeft: number,
): Promise<Answer | Silence> {
  const limit = new AbortController();
  const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  // The service never redirects. Anything else that does must not get a password or a token.
  const asked = fetch(input, { ...init, signal, redirect: 'error' }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  const answer = await inTime(
    asked.catch((): Silence => 'lost'),
    timeLeft,
  );
  if (answer) return answer;
  limit.abort();
  return 'late';
}

const hasText = (value: unknown) => typeof value === 'string' && value !== '';
const hasId = (value: unknown) => isRecord(value) && hasText(value['id']);
const isTokenAnswer = (body: Record<string, unknown>) =>
  hasText(body['access_token']) && hasText(body['refresh_token']) && hasId(body['user']);

/** True when a successful answer holds what the call was made for. */
function isComplete(purpose: Purpose, body: Record<string, unknown>): boolean {
  if (purpose === 'other') return true;
  if (purpose === 'user') return hasId(body) || hasId(body['user']);
  if (purpose === 'signup' && !('access_token' in body)) return hasId(body) || hasId(body['user']);
  return isTokenAnswer(body);
}

/** Counts the lifetime from this device's clock, so that a wrong clock neither refreshes nor expires early. */
function onLocalClock(body: Record<string, unknown>): Record<string, unknown> {
  const expiresIn = body['expires_in'];
  const lifetime = typeof expiresIn === 'number' && expiresIn > 0 ? expiresIn : 3600;
  return { ...body, expires_in: lifetime, expires_at: Math.floor(Date.now() / 1000) + lifetime };
}

/** The client reads a code written as text only if the answer has this header, which gateways may drop. */
const apiVersion = { name: 'X-Supabase-Api-Version', value: '2024-01-01' };

/** The service's own errors have a code; those of gateways and proxies have none, or a number. */
const codeOf = ({ code, error_code: errorCode }: Record<string, unknown>): unknown =>
  [errorCode, code].find(hasText);

function hasWords({ msg, message }: Record<string, unknown>): boolean {
  return [msg, message].some((words) => typeof words === 'string' && isForPeople(words));
}

function toErrorResponse(
  purpose: Purpose,
  { status, headers, text }: Answer,
  body: Record<string, unknown>,
): Response {
  const code = codeOf(body);
  if (code === undefined || (status >= 500 && !hasWords(body))) return unavailable();
  // To a refresh, `validation_failed` says that the token is not even of the right form.
  const isRefused = status < 500 && (endsSession.has(code) || code === 'validation_failed');
  if (purpose === 'refresh' && !isRefused) return unavailable();
  const passed = new Headers(headers);
  if (hasText(body['code'])) passed.set(apiVersion.name, apiVersion.value);
  return new Response(text, { status, headers: passed });
}

function toResponse(purpose: Purpose, answer: Answer | Silence): Response {
  if (typeof answer === 'string') return unavailable();
  const { status, headers, text } = answer;
  if (status === 204) return new Response(null, { status, headers });
  const body = parseJson(text);
  // The database answers with lists, too.
  if (purpose === 'data' && status < 400 && body !== undefined)
    return new Response(text, { status, headers });
  if (!isRecord(body)) return unavailable();
  if (status >= 400) return toErrorResponse(purpose, answer, body);
  if (!isComplete(purpose, body)) return unavailable();
  if (!('access_token' in body)) return new Response(text, { status, headers });
  return Response.json(onLocalClock(body), { status });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * A sign-in is repeated when a gateway was down. The exchange of a link's code is repeated whenever the service itself
 * has not answered: the code works only once and only in this browser, so a repeat does no harm. An answer that came too
 * late leaves no time for a repeat.
 */
function isWorthRepeating(purpose: Purpose, answer: Answer | Silence): boolean {
  if (purpose === 'exchange') return answer !== 'late' && toResponse(purpose, answer).status >= 500;
  return purpose === 'password' && typeof answer !== 'string' && gatewayFaults.has(answer.status);
}

/**
 * `fetch` for the account service. Every call ends within ten seconds, its repeats included. Whatever is not an
 * answer of the service itself (no network, a proxy's page, a truncated or incomplete answer) becomes one error that
 * says to try again. Safe calls are repeated up to twice while there is time; a sign-up never is, because the account
 * may already exist.
 */
export const resilientFetch: typeof fetch = async (input, init) => {
  const { url, method } = new Request(input, init);
  const purpose = purposeOf(url, method);
  const deadline = performance.now() + timeLimit;
  const timeLeft = () => deadline - performance.now();
  let answer = await ask(input, init, timeLimit);
  for (const wait of waitsBeforeRetry) {
    if (!isWorthRepeating(purpose, answer) || timeLeft() < wait + shortestTry) break;
    await pause(wait);
    answer = await ask(input, init, timeLeft());
  }
  return toResponse(purpose, answer);
};
