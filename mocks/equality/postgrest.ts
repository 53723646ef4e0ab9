import { closestName } from '@mocks/handlers/rest/closestName';
import type { Answer, Call } from './exchange';
import type { Routine } from './routines';

/** An answer that PostgREST gives without asking the database, or in place of a database's error. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: Answer;

  constructor(status: number, code: string, message: string, details: string | null, hint: string | null) {
    super(message);
    this.answer = {
      status,
      contentType: 'application/json; charset=utf-8',
      contentRange: null,
      authenticate: status === 401 ? 'Bearer' : null,
      applied: null,
      text: JSON.stringify({ code, details, hint, message }),
    };
  }
}

const json = 'application/json';

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const identifier = (name: string): string => `"${name}"`;

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(400, 'PGRST102', 'Empty or invalid json', null, null);
  }
}

/** The object in a JSON body as it was written, or the first of several that have the same keys. */
function objectIn(sent: string | null): { body: string; keys: readonly string[] } {
  const body = sent === null || sent === '' ? '{}' : sent;
  const value = parse(body);
  if (isMap(value)) return { body, keys: Object.keys(value) };
  if (!Array.isArray(value) || value.length === 0) return { body: '{}', keys: [] };
  const keys = (each: unknown) => (isMap(each) ? JSON.stringify(Object.keys(each).sort()) : null);
  const first: unknown = value[0];
  if (isMap(first) && value.every((each) => keys(each) === keys(first))) {
    return { body: JSON.stringify(first), keys: Object.keys(first) };
  }
  throw new Refused(400, 'PGRST102', 'All object keys must match', null, null);
}

/** Arguments as they were sent: named texts, or a JSON body. */
type Arguments = { texts: ReadonlyMap<string, string> } | { body: string; keys: readonly string[] };

function readArguments({ method, query, body, contentType }: Call): Arguments {
  if (method !== 'POST') return { texts: new Map(new URLSearchParams(query)) };
  if (contentType === json) return objectIn(body);
  if (contentType === 'application/x-www-form-urlencoded') {
    return { texts: new Map(new URLSearchParams(body ?? '')) };
  }
  throw new Refused(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`, null, null);
}

function hintFor(
  name: string,
  keys: readonly string[],
  named: Routine | undefined,
  routines: readonly Routine[],
) {
  const list = (names: readonly string[]) => `(${[...names].sort().join(', ')})`;
  const found = named
    ? closestName(list(keys), [list(named.parameters.map((each) => each.name))], 0.33)
    : closestName(
        name,
        routines.map((routine) => routine.name),
        0.75,
      );
  return found === null ? null : `Perhaps you meant to call the function public.${named ? name : ''}${found}`;
}

function findRoutine(
  { name, method, contentType }: Call,
  keys: readonly string[],
  routines: readonly Routine[],
) {
  const named = routines.find((routine) => routine.name === name);
  const known = named?.parameters.map((each) => each.name) ?? [];
  const needed = named?.parameters.filter(({ isRequired }) => isRequired) ?? [];
  if (named && keys.every((key) => known.includes(key)) && needed.every((each) => keys.includes(each.name))) {
    return named;
  }
  const listed = [...keys].sort().join(', ');
  const described = keys.length > 1 ? `with parameters ${listed}` : `with parameter ${listed}`;
  const searched = keys.length === 0 ? 'without parameters' : described;
  const alternative =
    method === 'POST' && contentType === json ? ' or with a single unnamed json/jsonb parameter' : '';
  throw new Refused(
    404,
    'PGRST202',
    `Could not find the function public.${name}${keys.length === 0 ? ' without parameters' : `(${listed})`} in the schema cache`,
    `Searched for the function public.${name} ${searched}${alternative}, but no matches were found in the schema cache.`,
    hintFor(name, keys, named, routines),
  );
}

/** One call as a statement: the body becomes a record of the parameters' types, and arguments are passed by name. */
function statementFor({ name, parameters }: Routine, given: Arguments): string {
  const called = `public.${identifier(name)}`;
  const result = (from: string) => `select (json_agg(t.scalar) -> 0)::text as body from (${from}) t`;
  if ('texts' in given) {
    const passed = [...given.texts].map(([key, text]) => `${identifier(key)} := ${literal(text)}`);
    return result(`select ${called}(${passed.join(', ')}) as scalar`);
  }
  const passed = parameters.filter((each) => given.keys.includes(each.name));
  if (passed.length === 0) return result(`select ${called}() as scalar`);
  const columns = passed.map((each) => `${identifier(each.name)} ${each.type}`).join(', ');
  const named = passed.map((each) => `${identifier(each.name)} := b.${identifier(each.name)}`).join(', ');
  return result(
    `select c.scalar from (select ${literal(given.body)}::json as data) p,` +
      ` lateral (select * from json_to_record(p.data) as _(${columns}) limit 1) b,` +
      ` lateral (select ${called}(${named}) as scalar) c`,
  );
}

/** A call that is ready to run. Both statements must be sent as one script, which is one transaction. */
interface Plan {
  routine: Routine;
  /** Sets role, claims and mode for the transaction. */
  preparation: string;
  statement: string;
}

/** Finds the function and builds the statements, or refuses the call without asking the database. */
export function planCall(call: Call, routines: readonly Routine[]): Plan {
  const { method, role, userId, accept } = call;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new Refused(405, 'PGRST101', `Cannot use the ${method} method on RPC`, null, null);
  }
  const given = readArguments(call);
  const keys = 'texts' in given ? [...given.texts.keys()] : given.keys;
  const routine = findRoutine(call, keys, routines);
  if (accept !== null && !/^(\*\/\*|application\/(json|vnd\.pgrst\.object\+json))$/.test(accept)) {
    throw new Refused(406, 'PGRST107', `None of these media types are available: ${accept}`, null, null);
  }
  const claims = JSON.stringify({ role, ...(userId === null ? {} : { sub: userId }) });
  const isReadOnly = method !== 'POST' || !routine.isVolatile;
  const settings = {
    timezone: 'UTC',
    transaction_read_only: isReadOnly ? 'on' : 'off',
    'request.jwt.claims': claims,
    role,
  };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
  );
  return {
    routine,
    preparation: `select ${set.join(', ')}`,
    statement: statementFor(routine, given),
  };
}

/** The answer to a successful call. */
export function answerBody({ method, accept, prefer }: Call, { isVoid }: Routine, body: string): Answer {
  const type = accept === null || accept === '*/*' ? json : accept;
  return {
    status: isVoid ? 204 : 200,
    contentType: isVoid ? null : `${type}; charset=utf-8`,
    contentRange: prefer === 'count=exact' ? '0-0/1' : '0-0/*',
    authenticate: null,
    applied: prefer === 'count=exact' ? prefer : null,
    text: isVoid || method === 'HEAD' ? '' : body,
  };
}

function statusOf(code: string, role: Call['role']): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code.startsWith('PT')) return Number(code.slice(2));
  if (/^(?:25|3[89]|40|5[4578]|XX|P0(?!001))/.test(code)) return 500;
  return 400;
}

const field = (error: object, name: string): string | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A database error as PostgREST answers it; rethrows every other error. */
export function answerError(error: unknown, { role }: Call): Answer {
  if (error instanceof Refused) return error.answer;
  const code = error instanceof Error ? field(error, 'code') : null;
  if (!(error instanceof Error) || code === null || !/^[\dA-Z]{5}$/.test(code)) throw error;
  return new Refused(statusOf(code, role), code, error.message, field(error, 'detail'), field(error, 'hint'))
    .answer;
}
