import { isJsonMap, type Json, type JsonMap } from '@mocks/service/json';
import type { Routine, RoutineArguments } from '@mocks/service/learning/routine';
import { readBodyArguments, readTextArguments } from '@mocks/service/learning/values';
import { bodyType } from './mediaTypes';
import { notEmulated, RestError } from './restError';

/** The arguments of a request: their names, and how they become values. */
export interface SentArguments {
  keys: readonly string[];
  bodyType: string | null;
  /** Texts are converted at once, before the permission check; the members of a JSON body after it. */
  prepare: (routine: Routine) => () => RoutineArguments;
}

/** Query parameters that shape the answer and are no arguments. */
const shapingNames = /^(?:select|columns|on_conflict)$|(?:^|\.)(?:order|limit|offset|and|or)$/;
const filterValue =
  /^(?:not|eq|gte?|lte?|neq|i?like|in|is|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj|i?match|(?:pl|ph|w)?fts)\.|^(?:pl|ph|w)?fts\(/;

function refuseBody(message: string): RestError {
  return new RestError(400, 'PGRST102', message);
}

function sortedKeys(keys: Iterable<string>): string[] {
  return [...new Set(keys)].sort();
}

function fromTexts(texts: ReadonlyMap<string, string>, type: string | null): SentArguments {
  return {
    keys: sortedKeys(texts.keys()),
    bodyType: type,
    prepare: (routine) => {
      const values = readTextArguments(routine, texts);
      return () => values;
    },
  };
}

/** Reads the arguments in the query, where an `apikey` is for the gateway. */
export function readQuery({ searchParams }: URL): SentArguments {
  const texts = new Map([...searchParams].filter(([name]) => name !== 'apikey'));
  const isShaped = [...texts].some(
    ([name, value]) => shapingNames.test(name) || name.includes('.') || filterValue.test(value),
  );
  if (isShaped) throw notEmulated('Filters and other shapes of the answer are not emulated.');
  return fromTexts(texts, null);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function parseBody(bytes: Uint8Array): Json {
  if (bytes.length === 0) return {};
  try {
    const text = decoder.decode(bytes);
    const value: Json = JSON.parse(text, (_key, part: Json) => {
      if (typeof part === 'string' && loneSurrogate.test(part)) throw new SyntaxError('Half a character');
      return part;
    });
    return value;
  } catch {
    throw refuseBody('Empty or invalid json');
  }
}

function sameKeys(left: JsonMap, right: Json): boolean {
  if (!isJsonMap(right)) return false;
  return sortedKeys(Object.keys(left)).join('\n') === sortedKeys(Object.keys(right)).join('\n');
}

/** Takes the first of a list of objects that all have the same keys; a scalar counts as no arguments. */
function argumentsIn(value: Json): JsonMap {
  if (isJsonMap(value)) return value;
  if (!Array.isArray(value) || value.length === 0) return {};
  const [first = null] = value;
  if (isJsonMap(first) && value.every((other) => sameKeys(first, other))) return first;
  throw refuseBody('All object keys must match');
}

export function readBody(request: Request, bytes: Uint8Array): SentArguments {
  const type = bodyType(request);
  switch (type) {
    case 'application/json': {
      const members = new Map(Object.entries(argumentsIn(parseBody(bytes))));
      return {
        keys: sortedKeys(members.keys()),
        bodyType: type,
        prepare: (routine) => () => readBodyArguments(routine, members),
      };
    }
    case 'application/x-www-form-urlencoded':
      return fromTexts(new Map(new URLSearchParams(new TextDecoder().decode(bytes))), type);
    case 'text/plain':
    case 'text/xml':
    case 'application/octet-stream':
      return fromTexts(new Map(), type);
    case 'text/csv':
      throw notEmulated('Arguments in CSV are not emulated.');
    default:
      throw refuseBody(`Content-Type not acceptable: ${type}`);
  }
}
