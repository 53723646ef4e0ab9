import type { Routine } from '@mocks/service/learning/routine';
import { routines } from '@mocks/service/learning/routines';
import { closestName } from './closestName';
import { RestError } from './restError';

/** The least similarity at which a wrong name, or wrong arguments, are answered with a suggestion. */
const likeName = 0.75;
const likeParameters = 0.33;

/** SQL types of the bodies that are one value without a name. */
const unnamedTypes: Readonly<Record<string, string>> = {
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};

interface Wanted {
  name: string;
  /** Names of the arguments, sorted. */
  keys: readonly string[];
  /** Null where the arguments are in the query. */
  bodyType: string | null;
}

function unnamedType({ bodyType }: Wanted): string | null {
  return bodyType !== null && Object.hasOwn(unnamedTypes, bodyType) ? (unnamedTypes[bodyType] ?? null) : null;
}

function fits({ parameters }: Routine, wanted: Wanted): boolean {
  if (parameters.length === 0 && unnamedType(wanted) !== null) return false;
  const isKnown = (key: string) => parameters.some(({ name }) => name === key);
  const isGiven = (name: string) => wanted.keys.includes(name);
  return (
    wanted.keys.every(isKnown) && parameters.every(({ name, isOptional }) => isOptional || isGiven(name))
  );
}

function listParameters(names: readonly string[]): string {
  return `(${[...names].sort().join(', ')})`;
}

function hintFor({ name, keys }: Wanted, named: Routine | undefined): string | null {
  const suggestion = named
    ? closestName(
        listParameters(keys),
        [listParameters(named.parameters.map((parameter) => parameter.name))],
        likeParameters,
      )
    : closestName(
        name,
        routines.map((routine) => routine.name),
        likeName,
      );
  if (suggestion === null) return null;
  return `Perhaps you meant to call the function public.${named ? name : ''}${suggestion}`;
}

function describeSearch(wanted: Wanted): string {
  const { keys, bodyType } = wanted;
  const type = unnamedType(wanted);
  if (type !== null) return `with a single unnamed ${type} parameter`;
  const names = `with parameter${keys.length > 1 ? 's' : ''} ${keys.join(', ')}`;
  const searched = keys.length === 0 ? 'without parameters' : names;
  return bodyType === 'application/json'
    ? `${searched} or with a single unnamed json/jsonb parameter`
    : searched;
}

function notFound(wanted: Wanted, named: Routine | undefined): RestError {
  const { name, keys } = wanted;
  const isUnnamed = unnamedType(wanted) !== null;
  const parameters = keys.length === 0 ? ' without parameters' : `(${keys.join(', ')})`;
  const searched = `Searched for the function public.${name} ${describeSearch(wanted)}`;
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${isUnnamed ? '' : parameters} in the schema cache`,
    {
      details: `${searched}, but no matches were found in the schema cache.`,
      hint: isUnnamed ? null : hintFor(wanted, named),
    },
  );
}

/** The function of that name that takes exactly these arguments. */
export function findRoutine(wanted: Wanted): Routine {
  const named = routines.find(({ name }) => name === wanted.name);
  if (named && fits(named, wanted)) return named;
  throw notFound(wanted, named);
}
