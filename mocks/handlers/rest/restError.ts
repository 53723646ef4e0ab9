import type { SqlError } from '@mocks/service/learning/sqlError';

interface Extras {
  details?: string | null;
  hint?: string | null;
  /** Further headers of the answer. */
  headers?: Readonly<Record<string, string>>;
}

/** A refusal in the shape all errors of the data API have. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: Extras = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.headers = headers;
  }
}

/** By class of SQLSTATE, the longest match first; every other code is a bad request. */
const statusOfCode: readonly (readonly [start: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['21000', 500],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

const insufficientPrivilege = '42501';
const invalidParameter = '22023';

function statusOf({ code, message }: SqlError, isAnonymous: boolean): number {
  if (code === insufficientPrivilege) return isAnonymous ? 401 : 403;
  if (code === invalidParameter && /^role .* does not exist$/.test(message)) return 401;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  if (chosen !== undefined) return Number(chosen);
  return statusOfCode.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}

/** The answer to a database error; a missing permission is a 401 only for an anonymous caller. */
export function fromSqlError(error: SqlError, isAnonymous: boolean): RestError {
  const { code, message, details } = error;
  const status = statusOf(error, isAnonymous);
  const headers: Record<string, string> = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
  return new RestError(status, code, message, { details, headers });
}

export function answerRestError({ status, code, message, details, hint, headers }: RestError): Response {
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      ...headers,
    },
  });
}

/** Refuses what the emulator does not support; no answer of the real service looks like this. */
export function notEmulated(message: string): RestError {
  const hint =
    'The emulator answers POST, GET, HEAD and OPTIONS at /rest/v1/rpc/<function>, and nothing else below /rest/v1.';
  return new RestError(501, 'EMULATOR', message, { hint });
}
