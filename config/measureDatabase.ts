/**
 * Measures the learning database: bytes per learner, and the pages that each call touches, at 600,000 rows of
 * progress (60,000 learners with ten lessons each). Needs an installed Postgres server.
 */
import { asCaller, migrate, type Database } from './database/database';
import { startPostgres } from './database/postgresServer';

const learners = 60_000;
const free = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const otherFree = 'd7860bff-a73b-5a33-958d-911e3af9adc1';

// For each learner nine lessons of one course and one of another, a certificate, eight answers of 300 characters, two
// notes of 500.
const fill = `
  set session_replication_role = replica;
  create temporary table learner as
    select gen_random_uuid() as id, n from generate_series(1, ${learners}) n;
  insert into auth.users (id) select id from learner;
  insert into public.enrolments (user_id, course_id, last_lesson, last_lesson_at)
    select id, '${free}'::uuid, 'start-here-ai-09', now() from learner
    union all select id, '${otherFree}', 'start-here-business-01', now() from learner;
  insert into public.lesson_progress (user_id, course_id, lesson)
    select learner.id, course_id, slug from learner cross join public.lessons
    where course_id = '${free}' or slug = 'start-here-business-01' order by slug, n;
  insert into public.saved_courses (user_id, course_id)
    select id, '90b728ae-ebae-58b6-a2eb-c77d707fbd55' from learner;
  insert into public.answers (user_id, block, body)
    select id, 'sha-0' || block || '-f', to_jsonb(repeat('A learner wrote this. ', 14))
    from learner cross join generate_series(1, 8) block order by block, n;
  insert into public.notes (user_id, id, lesson, body)
    select id, gen_random_uuid(), 'start-here-ai-0' || lesson, repeat('A note for later. ', 28)
    from learner cross join generate_series(1, 2) lesson order by lesson, n;
  insert into public.certificates
    select upper(substr(md5(n::text), 1, 12)), learner.id, '${free}', 'Ada Winter', c.title, c.instructor,
      (select array_agg(title order by position) from public.lessons where course_id = c.id), 180, current_date
    from learner join public.courses c on c.id = '${free}'
    on conflict do nothing;
  set session_replication_role = origin;`;

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function saySizes(database: Database) {
  const tables = await database.query<{ name: string; rows: number; bytes: number; indexes: number }>(
    `select c.relname::text as name, c.reltuples::integer as rows, pg_table_size(c.oid)::float8 as bytes,
       pg_indexes_size(c.oid)::float8 as indexes
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 3 desc`,
  );
  for (const { name, rows, bytes, indexes } of tables) {
    say(
      `${name}: ${rows} rows, ${bytes + indexes} bytes, per learner ${Math.round(bytes / learners)} + ${Math.round(indexes / learners)} for indexes`,
    );
  }
}

const pagesOf = (database: Database, userId: string, { call, prepare }: { call: string; prepare?: string }) =>
  asCaller(database, { role: 'authenticated', userId }, async ({ query }) => {
    if (prepare) await query(prepare);
    // A first call fills the plan and catalogue caches of the connection.
    await query(`savepoint first`);
    await query(`select public.${call}`);
    await query(`rollback to first`);
    const [row] = await query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, buffers, format json) select public.${call}`,
    );
    const plan = row?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  });

async function sayPages(database: Database) {
  const [somebody] = await database.query<{ id: string; code: string }>(
    'select user_id::text as id, code from public.certificates limit 1',
  );
  const issue = `issue_certificate('${free}', 'Ada Winter')`;
  const calls: { call: string; prepare?: string }[] = [
    `my_learning()`,
    `my_learning(true)`,
    `enrol('${free}')`,
    `record_progress('[{"type":"completed","lesson":"start-here-business-02"}]')`,
    `record_progress('[{"type":"opened","lesson":"start-here-business-02","at":"2026-01-01T00:00:00Z"}]')`,
    `save_answers('[{"block":"sha-01-f","body":"another text","revision":1}]')`,
    `save_note('00000000-0000-4000-8000-000000000000', 'start-here-ai-01', 'A note', 0)`,
    issue,
    `verify_certificate('${somebody?.code ?? ''}')`,
    `leave_course('${otherFree}')`,
  ].map((call) => ({ call }));
  calls.push({ call: issue, prepare: 'delete from public.certificates' });
  for (const measured of calls) {
    const { call, prepare } = measured;
    const pages = await pagesOf(database, somebody?.id ?? '', measured);
    say(`${prepare ? `after ${prepare}, ` : ''}${call.slice(0, 70)}: ${pages} pages`);
  }
}

async function measure(database: Database) {
  await migrate(database);
  await database.run(fill);
  await database.query('vacuum analyze');
  say(`${database.name}, ${learners} learners`);
  await saySizes(database);
  await sayPages(database);
}

const server = await startPostgres();
try {
  await measure(server);
} finally {
  await server.close();
}
