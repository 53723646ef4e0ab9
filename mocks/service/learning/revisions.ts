import type { Json, JsonMap } from '@mocks/service/json';
import type { Moment } from '@mocks/service/time';
import { writeJsonb } from './jsonb';

interface Revised {
  body: Json;
  revision: number;
  updatedAt: Moment;
}

/** Makes a change if the sender had seen the current revision, and returns the outcome. */
export function revise(stored: Revised, sent: { body: Json; revision: number }, change: () => void): JsonMap {
  if (writeJsonb(stored.body) === writeJsonb(sent.body)) {
    return { status: 'unchanged', revision: stored.revision };
  }
  if (stored.revision !== sent.revision) {
    return { status: 'conflict', revision: stored.revision, body: stored.body };
  }
  change();
  return { status: 'saved', revision: stored.revision };
}

/** In characters as the database counts them, not in UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
