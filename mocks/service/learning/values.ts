import type { Json } from '@mocks/service/json';
import { someValue } from './jsonb';
import type { Parameter, ParameterType, Routine } from './routine';
import { RoutineArguments } from './routine';
import { SqlError } from './sqlError';

function invalidText(type: string, text: string): SqlError {
  return new SqlError('22P02', `invalid input syntax for type ${type}: "${text}"`);
}

/** Accepts a hyphen after every four digits, and braces around the whole. */
function readUuid(text: string): string {
  const bare = /^\{.*\}$/.test(text) ? text.slice(1, -1) : text;
  if (!/^(?:[\da-f]{4}-?){7}[\da-f]{4}$/i.test(bare)) throw invalidText('uuid', text);
  const digits = bare.replaceAll('-', '').toLowerCase();
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function readInteger(text: string): number {
  const digits = text.trim();
  if (!/^[+-]?\d+$/.test(digits)) throw invalidText('integer', text);
  const value = Number(digits);
  if (value >= -2_147_483_648 && value <= 2_147_483_647) return value;
  throw new SqlError('22003', `value "${text}" is out of range for type integer`);
}

const truthWords: readonly (readonly [word: string, shortest: number, value: boolean])[] = [
  ['true', 1, true],
  ['false', 1, false],
  ['yes', 1, true],
  ['no', 1, false],
  ['on', 2, true],
  ['off', 2, false],
  ['1', 1, true],
  ['0', 1, false],
];

function readBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  const found = truthWords.find(([full, shortest]) => word.length >= shortest && full.startsWith(word));
  if (found) return found[2];
  throw invalidText('boolean', text);
}

function readJsonText(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    throw new SqlError('22P02', 'invalid input syntax for type json');
  }
}

const hasNull = (part: Json): boolean => typeof part === 'string' && part.includes('\0');

function refuseNullCharacter(value: Json): void {
  if (!someValue(value, hasNull)) return;
  throw new SqlError('22P05', 'unsupported Unicode escape sequence', {
    details: '\\u0000 cannot be converted to text.',
  });
}

const readers: Readonly<Record<ParameterType, (text: string) => Json>> = {
  uuid: readUuid,
  integer: readInteger,
  boolean: readBoolean,
  text: (text) => text,
  jsonb: readJsonText,
};

/** Converts a member of a JSON body to a parameter's type, as the database does. */
function fromBody({ type }: Parameter, value: Json): Json {
  if (value === null) return null;
  refuseNullCharacter(value);
  if (type === 'jsonb') return value;
  return readers[type](typeof value === 'string' ? value : JSON.stringify(value));
}

/** The arguments of a call, read from the members of a JSON object. */
export function readBodyArguments(
  { parameters }: Routine,
  body: ReadonlyMap<string, Json>,
): RoutineArguments {
  const values = new Map<string, Json>();
  for (const parameter of parameters) {
    const value = body.get(parameter.name);
    if (value !== undefined) values.set(parameter.name, fromBody(parameter, value));
  }
  return new RoutineArguments(values);
}

/** The arguments of a call, read from texts of an address or of a form. */
export function readTextArguments(
  { parameters }: Routine,
  given: ReadonlyMap<string, string>,
): RoutineArguments {
  const values = new Map<string, Json>();
  for (const { name, type } of parameters) {
    const text = given.get(name);
    if (text !== undefined) values.set(name, readers[type](text));
  }
  return new RoutineArguments(values);
}
