import type { Emulator } from '@mocks/service/emulator';
import type { Json } from '@mocks/service/json';
import { callRoutine } from '@mocks/service/learning/callRoutine';
import { stripNulls, writeJsonb } from '@mocks/service/learning/jsonb';
import type { Routine } from '@mocks/service/learning/routine';
import { SqlError } from '@mocks/service/learning/sqlError';
import { findRoutine } from './findRoutine';
import { chooseFormat, type Format } from './mediaTypes';
import { type Preferences, readPreferences } from './preferences';
import { type Caller, findCaller } from './restAccess';
import { fromSqlError, notEmulated, RestError } from './restError';
import { readBody, readQuery, type SentArguments } from './sentArguments';

/** A request for a function that has passed the gateway. */
interface RpcRequest {
  emulator: Emulator;
  request: Request;
  url: URL;
  name: string;
  authorization: string | null;
  body: Uint8Array;
}

const schemas = ['public', 'graphql_public'];

function checkMethod({ method }: Request): void {
  if (['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method)) return;
  throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
}

function checkSchema({ method, headers }: Request): void {
  const schema = headers.get(method === 'POST' ? 'content-profile' : 'accept-profile') ?? 'public';
  if (schema === 'public') return;
  if (schemas.includes(schema)) throw notEmulated(`The schema ${schema} is not emulated.`);
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  });
}

function readArguments({ request, url, body }: RpcRequest): SentArguments {
  const query = readQuery(url);
  if (request.method !== 'POST') return query;
  if (query.keys.length > 0) throw notEmulated('Filters and other shapes of the answer are not emulated.');
  return readBody(request, body);
}

function describe({ isStable }: Routine): Response {
  const allowed = isStable ? 'OPTIONS,GET,HEAD,POST' : 'OPTIONS,POST';
  return new Response(null, { headers: { Allow: allowed } });
}

function call(
  { emulator, request }: RpcRequest,
  routine: Routine,
  { role, claims }: Caller,
  sent: SentArguments,
): Json | undefined {
  const isReadOnly = request.method !== 'POST';
  try {
    return emulator.transact((project) =>
      callRoutine(project, routine, { role, claims, isReadOnly }, sent.prepare(routine)),
    );
  } catch (error) {
    throw error instanceof SqlError ? fromSqlError(error, role === 'anon') : error;
  }
}

function present(
  result: Json | undefined,
  { method }: Request,
  { contentType, withoutNulls }: Format,
  { count, applied }: Preferences,
): Response {
  const isCounted = count === 'count=exact' || count === 'count=estimated';
  const headers: Record<string, string> = {
    'Content-Range': `0-0/${isCounted ? '1' : '*'}`,
    ...(applied === null ? {} : { 'Preference-Applied': applied }),
  };
  if (result === undefined) return new Response(null, { status: 204, headers });
  const text = writeJsonb(withoutNulls ? stripNulls(result) : result);
  return new Response(method === 'HEAD' ? null : text, {
    headers: { ...headers, 'Content-Type': contentType, 'Content-Profile': 'public' },
  });
}

/** Answers for one function, with the server's checks in the server's order. */
export async function answerRpc(rpc: RpcRequest): Promise<Response> {
  const { emulator, request, name, authorization } = rpc;
  const caller = await findCaller(emulator, authorization);
  checkSchema(request);
  checkMethod(request);
  const sent = readArguments(rpc);
  const routine = findRoutine({ name, keys: sent.keys, bodyType: sent.bodyType });
  const format = chooseFormat(request.headers.get('accept'));
  const preferences = readPreferences(request.headers.get('prefer'));
  if (request.method === 'OPTIONS') return describe(routine);
  return present(call(rpc, routine, caller, sent), request, format, preferences);
}
