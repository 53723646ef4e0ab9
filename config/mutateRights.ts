/**
 * Mutation test of the database's rights. One at a time, removes each policy, grant, revocation, index and switch of
 * row-level security, replaces each condition of a policy with `true`, and loosens the search path and the rights of
 * each function. Prints how the pgTAP suite fails, and ends with an error if it still passes. With words after `--`,
 * tries only the mutations whose name contains one of them.
 */
import { readFileSync } from 'node:fs';
import { migrationNames, readMigration, type Database } from './database/database';
import { failuresIn, pgtapFiles, runPgtap } from './database/pgtap';
import { startPglite } from './database/pglite';
import { isPostgresInstalled, startPostgres } from './database/postgresServer';

interface Mutation {
  name: string;
  /** All migrations in one script, with the mutation. */
  script: string;
}

const reset = `
  drop schema if exists public cascade;
  drop schema if exists tests cascade;
  drop schema if exists auth cascade;
  drop schema if exists extensions cascade;
  do $$ begin
    if exists (select from pg_roles where rolname = 'anon') then
      drop owned by anon, authenticated, service_role cascade;
      drop role anon, authenticated, service_role;
    end if;
  end $$;
  create schema public;`;

// The suite inserts its own courses.
const rules = migrationNames()
  .filter((name) => !name.endsWith('_catalogue.sql'))
  .map(readMigration)
  .join('\n');

const oneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ').trim();

const conditions = new RegExp(
  [
    `\\(select auth\\.uid\\(\\)\\) = user_id`,
    `courses\\.status = 'published'`,
    `courses\\.price_cents = 0`,
    `courses\\.id = enrolments\\.course_id`,
    `course_grants\\.course_id = courses\\.id`,
    `status in \\('published', 'retired'\\)`,
    `exists \\(select from public\\.courses where courses\\.id = lessons\\.course_id\\)`,
  ].join('|'),
  'g',
);

/**
 * Two conditions repeat other rules, so no suite could notice their loss: a row cannot change hands in an update,
 * because nobody may write its user_id; and members see only their own grants.
 */
const isDoubled = (statement: string, index: number): boolean =>
  statement.includes('for update') && statement.slice(0, index).includes('with check');

function mutations(): Mutation[] {
  const statements = [
    ...rules.matchAll(/^(?:create policy|create index|grant|revoke|alter table)\b[^;]*;\n/gm),
  ];
  const removed = statements.map(([statement]) => ({
    name: `without: ${oneLine(statement)}`,
    script: rules.replace(statement, () => ''),
  }));
  const loosened = statements.flatMap(([statement]) =>
    [...statement.matchAll(conditions)].flatMap(({ 0: condition, index }) =>
      isDoubled(statement, index)
        ? []
        : {
            name: `with true for ${condition}: ${oneLine(statement)}`,
            script: rules.replace(
              statement,
              () => `${statement.slice(0, index)}true${statement.slice(index + condition.length)}`,
            ),
          },
    ),
  );
  const searchPaths = [...rules.matchAll(/^create function public\.(\w+)[^$]*? set search_path = ''/gm)].map(
    ({ 0: head, 1: name }) => ({
      name: `without an empty search path: ${name}`,
      script: rules.replace(head, () => head.replace(" set search_path = ''", '')),
    }),
  );
  const definers = [...rules.matchAll(/^create function public\.(\w+)[^$]*?security invoker/gm)].map(
    ({ 0: head, 1: name }) => ({
      name: `with its owner's rights: ${name}`,
      script: rules.replace(head, () => head.replace('security invoker', 'security definer')),
    }),
  );
  return [...removed, ...loosened, ...searchPaths, ...definers];
}

async function firstFailure(database: Database, script: string): Promise<string | undefined> {
  try {
    await database.run(reset);
    await database.run(readFileSync('config/database/hostedProject.sql', 'utf8'));
    await database.run(script);
    for (const file of pgtapFiles()) {
      const [failure] = failuresIn(await runPgtap(database, file));
      if (failure) return `${file}: ${oneLine(failure)}`;
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function mutate(database: Database) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const unmutated = await firstFailure(database, rules);
  if (unmutated) throw new Error(`The suite fails before anything is taken away: ${unmutated}`);
  let survivors = 0;
  const [, , ...wanted] = process.argv;
  const all = mutations().filter(
    ({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)),
  );
  for (const { name, script } of all) {
    const failure = await firstFailure(database, script);
    if (!failure) survivors += 1;
    say(`${failure ? 'fails' : 'PASSES'} | ${name} | ${failure ?? ''}`);
  }
  say(`${all.length} rules taken away on ${database.name}; the suite passes ${survivors} times.`);
  if (survivors > 0) process.exitCode = 1;
}

const server = await (isPostgresInstalled() ? startPostgres() : startPglite());
try {
  await mutate(server);
} finally {
  await server.close();
}
