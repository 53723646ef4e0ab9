import type { Json } from '@mocks/service/json';
import type { Project } from '@mocks/service/project';
import type { Moment } from '@mocks/service/time';
import type { Learner } from './learners';
import { SqlError } from './sqlError';

export type ParameterType = 'uuid' | 'text' | 'integer' | 'boolean' | 'jsonb';

export interface Parameter {
  name: string;
  type: ParameterType;
  /** Has a default, and may be left out. */
  isOptional?: true;
}

/** The user id of a token that names no user. */
export const nobody = '';

type WritingStatement = 'INSERT' | 'UPDATE' | 'DELETE';

/** One call of a function, from its first statement to its commit. */
export interface RoutineCall {
  readonly project: Project;
  /** The user's own data; kept only if the call succeeds. */
  readonly learner: Learner;
  readonly now: Moment;
  readonly arguments: RoutineArguments;
  /** Must be called before the first change, because a read-only transaction allows none. */
  readonly write: (statement: WritingStatement) => void;
}

/** Values already converted to the function's parameter types; null is SQL's. */
export class RoutineArguments {
  readonly #values: ReadonlyMap<string, Json>;

  constructor(values: ReadonlyMap<string, Json>) {
    this.#values = values;
  }

  text(name: string): string | null {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : null;
  }

  integer(name: string): number | null {
    const value = this.#values.get(name);
    return typeof value === 'number' ? value : null;
  }

  flag(name: string): boolean {
    return this.#values.get(name) === true;
  }

  json(name: string): Json {
    return this.#values.get(name) ?? null;
  }
}

export interface Routine {
  name: string;
  parameters: readonly Parameter[];
  /** Whether it changes nothing, so that GET may call it. */
  isStable: boolean;
  /** Whether it may be called without signing in. */
  isOpen: boolean;
  /** What it returns; undefined for a function that returns nothing. */
  run: (call: RoutineCall) => Json | undefined;
}

/** Refuses to add a row without a user, or for an account that was deleted while its token is valid. */
export function needAccount({ project, learner: { userId } }: RoutineCall, table: string): void {
  if (project.tables.users.has(userId)) return;
  if (userId === nobody) {
    throw new SqlError('42501', `new row violates row-level security policy for table "${table}"`);
  }
  const constraint = `${table}_user_id_fkey`;
  throw new SqlError(
    '23503',
    `insert or update on table "${table}" violates foreign key constraint "${constraint}"`,
    { details: 'Key is not present in table "users".' },
  );
}

export function invalidValue(message: string, details: string | null = null): SqlError {
  return new SqlError('22023', message, { details });
}
