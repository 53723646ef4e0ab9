import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database';

const folder = 'supabase/tests/database';

export const pgtapFiles = (): string[] => readdirSync(folder).toSorted();

/** Runs a test file and returns the lines of TAP that it writes. */
export async function runPgtap(database: Database, file: string): Promise<string[]> {
  const results = await database.run(database.prepareTest(readFileSync(`${folder}/${file}`, 'utf8')));
  return results
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string');
}

/** Failed tests, and what pgTAP says when the number of tests is not the planned one. */
export const failuresIn = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^not ok|^#/.test(line));
