import type { Emulator } from '@mocks/service/emulator';
import type { FaultyEndpoint } from '@mocks/service/faults';
import { type Bearer, bearerWord, findBearer } from '@mocks/service/access';
import type { Place, Project } from '@mocks/service/project';
import { type LimitedRoute, takeRequest } from '@mocks/service/rateLimits';
import { chooseRedirect } from '@mocks/service/redirects';

/** One request on its way through the server. */
export interface Call {
  readonly emulator: Emulator;
  readonly request: Request;
  readonly url: URL;
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly body: Uint8Array;
  /** The Authorization header as the gateway passes it on. */
  readonly authorization: string | null;
}

export type Answer = (call: Call) => Promise<Response> | Response;

export interface Endpoint {
  /** The name by which faults are set; without one, only faults on `*` apply. */
  name?: FaultyEndpoint;
  /** Below the service's address, in MSW's syntax: `:id` matches one segment, a star anything. */
  path: string;
  /** Also served with a trailing slash. */
  isRouter?: true;
  /** Reached without an API key. */
  isOpen?: true;
  /** Runs before a wrong method is refused. */
  check?: (call: Call) => Promise<void>;
  methods: Readonly<Record<string, Answer>>;
  /** Answers every other method. */
  any?: Answer;
}

const decoder = new TextDecoder();

function hasFormBody({ request }: Call): boolean {
  const type = request.headers.get('content-type') ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/** The body as the JSON parser finds it: empty after a form, which has been read by then. */
export function unreadBody(call: Call): Uint8Array {
  return hasFormBody(call) ? new Uint8Array() : call.body;
}

/** A parameter from a form body or else from the query; empty if there is none. */
export function formValue(call: Call, name: string): string {
  const form = hasFormBody(call) ? new URLSearchParams(decoder.decode(call.body)).get(name) : null;
  return form ?? call.url.searchParams.get(name) ?? '';
}

function referrer({ headers, referrer }: Request): string | null {
  return headers.get('referer') ?? (URL.canParse(referrer) ? referrer : null);
}

/** Where the mails and redirects of this request lead. */
export function placeOf(call: Call): Place {
  const { request, emulator, baseUrl } = call;
  // A header takes precedence over the parameter of that name, even if its address is not allowed.
  const asked = request.headers.get('redirect_to') || formValue(call, 'redirect_to');
  const candidates = [asked, referrer(request)];
  return { baseUrl, redirectTo: chooseRedirect(emulator.settings, candidates) };
}

/** Runs `work` for the user of the bearer token. */
export async function asBearer<T>(call: Call, work: (project: Project, bearer: Bearer) => T): Promise<T> {
  const claims = await call.emulator.readToken(bearerWord(call.authorization));
  return call.emulator.transact((project) => work(project, findBearer(project, claims)));
}

export async function checkBearer(call: Call): Promise<void> {
  await asBearer(call, () => null);
}

/** Counts the request against the rate limit of its sender's address. */
export function countRequest(call: Call, route: LimitedRoute): void {
  const [address] = (call.request.headers.get('x-forwarded-for') ?? '').split(',');
  call.emulator.transact((project) => takeRequest(project, route, address?.trim() || null));
}
