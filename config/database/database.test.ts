import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { courses } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import type { Database as DatabaseTypes } from '@/features/learning/database.types';
import { Comparison } from '@mocks/equality/comparison';
import { anySequence } from '@mocks/equality/randomSteps';
import { exchangeCount, scenarios } from '@mocks/equality/scenarios';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { catalogueMigration, courseSlug } from './catalogueMigration';
import { asCaller, migrate, type Caller, type Database } from './database';
import { databaseTypes } from './databaseTypes';
import { emulatorCatalogue } from './emulatorCatalogue';
import { latestCatalogueMigration } from './latestCatalogueMigration';
import { localSeed } from './localSeed';
import { failuresIn, pgtapFiles, runPgtap } from './pgtap';
import { startPglite } from './pglite';
import { isPostgresInstalled, startPostgres } from './postgresServer';
import { anyCall, known, type Call, type Learner } from './randomCalls';

type FunctionName = keyof DatabaseTypes['public']['Functions'];

const servers = [
  { server: 'PGlite', start: startPglite },
  ...(isPostgresInstalled() ? [{ server: 'the Postgres of this machine', start: startPostgres }] : []),
];

/** How many random sequences of calls compare the emulator with the database; more in CI, where nobody waits. */
const sequences = process.env['CI'] === undefined ? 200 : 2000;

/** SEED selects other sequences than the usual ones. */
const seed = Number(process.env['SEED'] ?? 20_261_122);

const [freeCourse, otherFreeCourse, paidCourse] = known.courses;
const member = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

const catalogue = async () =>
  (await Promise.all(courses.map(({ id }) => loadCourse(id)))).filter((course) => course !== undefined);

describe.each(servers)('the learning database on $server', ({ start }) => {
  let database: Database;

  beforeAll(async () => {
    database = await start();
    await migrate(database);
    process.stderr.write(`The learning database is tested on ${database.name}.\n`);
  }, 120_000);

  afterAll(() => database.close());

  /** Returns what PostgREST would answer, or rejects with an error that has Postgres' code. */
  async function call(caller: Caller, name: FunctionName, argumentList = ''): Promise<unknown> {
    const [row] = await asCaller(database, caller, ({ query }) =>
      query<{ answer: string | null }>(`select public.${name}(${argumentList})::text as answer`),
    );
    return row?.answer ? JSON.parse(row.answer) : undefined;
  }

  const join = async (id: string): Promise<Caller> => {
    await database.query('insert into auth.users (id) values ($1) on conflict do nothing', [id]);
    return { role: 'authenticated', userId: id };
  };

  const lessonsOf = (courseId: string) =>
    `(select jsonb_agg(jsonb_build_object('type', 'completed', 'lesson', slug)) from public.lessons where course_id = '${courseId}')`;

  test.each(pgtapFiles())('pgTAP passes %s', async (file) => {
    const lines = await runPgtap(database, file);
    expect(failuresIn(lines)).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^ok 1\b/));
  });

  test('courses and lessons equal the catalogue', async () => {
    const loaded = await catalogue();
    const stored = await database.query(
      'select id::text, slug, title, instructor, price_cents, status from public.courses order by id',
    );
    expect(stored).toEqual(
      loaded
        .map((course) => ({
          id: course.id,
          slug: courseSlug(course),
          title: course.title,
          instructor: course.instructor.name,
          price_cents: course.price * 100,
          status: 'published',
        }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    const lessons = await database.query(
      'select course_id::text, slug, position, title, minutes from public.lessons where required',
    );
    const expected = loaded.flatMap(({ id, curriculum }) =>
      curriculum.map((lesson, index) => ({
        course_id: id,
        slug: lesson.id,
        position: index + 1,
        title: lesson.title,
        minutes: lesson.duration,
      })),
    );
    expect(lessons).toHaveLength(expected.length);
    expect(lessons).toEqual(expect.arrayContaining(expected));
  });

  test('a lesson removed from the catalogue stays in the database as not required', async () => {
    const [first, ...others] = await catalogue();
    if (!first) throw new Error('The catalogue is empty.');
    const shorter = { ...first, curriculum: first.curriculum.slice(1) };
    await expect(
      database.transaction(async ({ run, query }) => {
        await run(catalogueMigration([shorter, ...others]));
        const rows = await query(
          'select slug, position, required from public.lessons where course_id = $1 order by position',
          [first.id],
        );
        expect(rows.at(0)).toEqual({ slug: first.curriculum[1]?.id, position: 1, required: true });
        expect(rows.at(-1)).toMatchObject({ slug: first.curriculum[0]?.id, required: false });
        throw new Error('Undo.');
      }),
    ).rejects.toThrow('Undo.');
  });

  test('the generated types match the migrated database', async () => {
    expect(await databaseTypes(database)).toBe(
      readFileSync('src/features/learning/database.types.ts', 'utf8'),
    );
  });

  test("the seed gives a local project the emulator's users with their passwords and learning", async () => {
    const users: readonly SeedUser[] = Object.values(seedUsers);
    await expect(
      database.transaction(async ({ run, query }) => {
        await run(readFileSync('supabase/seed.sql', 'utf8'));
        for (const { id, email, password, isConfirmed, course } of users) {
          const [row] = await query(
            `select email, email_confirmed_at is not null as "isConfirmed",
               encrypted_password = extensions.crypt($2, encrypted_password) as "isPassword",
               (select count(*)::integer from auth.identities where user_id = u.id) as identities,
               (select count(*)::integer from public.lesson_progress where user_id = u.id) as lessons,
               (select jsonb_object_agg(block, body) from public.answers where user_id = u.id) as answers,
               (select string_agg(body, ' ') from public.notes where user_id = u.id) as note,
               (select string_agg(code, ' ') from public.certificates where user_id = u.id) as certificate
             from auth.users u where id = $1`,
            [id, password],
          );
          expect(row).toEqual({
            email,
            isConfirmed,
            isPassword: true,
            identities: 1,
            lessons: course?.completedLessons ?? 0,
            answers: course?.answers ?? null,
            note: course?.note ?? null,
            certificate: course?.certificate ?? null,
          });
        }
        throw new Error('Undo.');
      }),
    ).rejects.toThrow('Undo.');
  });

  test('1,000 replays of one batch of progress change nothing', async () => {
    const learner = await join(member(1));
    await call(learner, 'enrol', `'${freeCourse}'`);
    const events = lessonsOf(freeCourse);
    const opened = `'[{"type":"opened","lesson":"start-here-ai-03","at":"2025-05-05T10:00:00Z"}]'::jsonb`;
    expect(await call(learner, 'record_progress', `${events} || ${opened}`)).toEqual({
      changed: 10,
      unchanged: 0,
    });
    const before = await call(learner, 'my_learning', 'true');
    for (let transaction = 0; transaction < 10; transaction += 1) {
      const answers = await asCaller(database, learner, ({ query }) =>
        query(
          `select public.record_progress(${events} || ${opened})::text as answer from generate_series(1, 100)`,
        ),
      );
      expect(answers).toHaveLength(100);
      expect(new Set(answers.map(({ answer }) => answer))).toEqual(
        new Set(['{"changed": 0, "unchanged": 10}']),
      );
    }
    expect(await call(learner, 'my_learning', 'true')).toEqual(before);
  });

  test('a batch with one lesson of another course changes nothing', async () => {
    const learner = await join(member(2));
    await call(learner, 'enrol', `'${freeCourse}'`);
    const before = await call(learner, 'my_learning', 'true');
    const foreign = `'[{"type":"completed","lesson":"prompting-that-works-01"}]'::jsonb`;
    await expect(
      call(learner, 'record_progress', `${lessonsOf(freeCourse)} || ${foreign}`),
    ).rejects.toMatchObject({ code: '42501', detail: 'Event 10' });
    expect(await call(learner, 'my_learning', 'true')).toEqual(before);
  });

  // PGlite has one connection and runs the calls one after another; a server runs twenty at a time.
  test('100 concurrent calls for one certificate leave one row and return one code', async () => {
    const learner = await join(member(3));
    await call(learner, 'enrol', `'${freeCourse}'`);
    await call(learner, 'record_progress', lessonsOf(freeCourse));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(learner, 'issue_certificate', `'${freeCourse}', 'Ada Winter'`)),
    );
    const rows = await database.query<{ code: string }>(
      'select code from public.certificates where user_id = $1',
      [member(3)],
    );
    expect(rows).toHaveLength(1);
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"created":true'))).toHaveLength(1);
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ code: rows[0]?.code })));
  });

  test('an account with 999 notes accepts one of 20 concurrent notes', async () => {
    const learner = await join(member(5));
    await database.query(
      `insert into public.notes (user_id, id, lesson, body)
       select $1, gen_random_uuid(), 'start-here-ai-01', '' from generate_series(1, 999)`,
      [member(5)],
    );
    // Opens a server's connections first, so that the calls below run at the same time.
    await Promise.all(Array.from({ length: 20 }, () => call(learner, 'my_learning', 'false')));
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        call(learner, 'save_note', `gen_random_uuid(), 'start-here-ai-01', 'One more', 0`),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => expect.objectContaining({ code: 'PT409' })));
    const [held] = await database.query(
      'select count(*)::integer as notes from public.notes where user_id = $1',
      [member(5)],
    );
    expect(held).toEqual({ notes: 1000 });
  });

  test('concurrent answers from several devices, in any order, do not deadlock', async () => {
    const learner = await join(member(6));
    const blocks = Array.from({ length: 20 }, (_, index) => `start-here-ai-01-${index}`);
    const save = (device: number) => {
      const ordered = device % 2 === 0 ? blocks : blocks.toReversed();
      const answers = ordered.map((block) => ({ block, body: `from ${device}`, revision: 0 }));
      return call(learner, 'save_answers', `'${JSON.stringify(answers)}'`);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, device) => save(device)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"saved"'))).toHaveLength(1);
  });

  test('a lesson added later does not change an issued certificate', async () => {
    const learner = await join(member(4));
    await call(learner, 'enrol', `'${otherFreeCourse}'`);
    await call(learner, 'record_progress', lessonsOf(otherFreeCourse));
    const issued = await call(learner, 'issue_certificate', `'${otherFreeCourse}', 'Ada Winter'`);
    await database.query(
      `insert into public.lessons (course_id, slug, position, title, minutes) values ($1, 'added', 99, 'Added', 5)`,
      [otherFreeCourse],
    );
    const again = await call(learner, 'issue_certificate', `'${otherFreeCourse}', 'Ada Winter'`);
    await database.query(`delete from public.lessons where slug = 'added'`);
    expect(JSON.stringify(again)).toBe(JSON.stringify(issued).replace('"created":true', '"created":false'));
  });

  describe('the emulator answers like the database', () => {
    let comparison: Comparison;

    beforeAll(async () => {
      comparison = await Comparison.start(database);
    });

    afterAll(() => comparison.close());

    test.each(scenarios)(
      '$title',
      async ({ steps }) => {
        expect(await comparison.differences(steps)).toEqual([]);
      },
      120_000,
    );

    test('to any sequence of calls by several people', async () => {
      const alike = fc.asyncProperty(anySequence, async (steps) => {
        expect(await comparison.differences(steps)).toEqual([]);
      });
      await fc.assert(alike, { seed, numRuns: sequences, endOnFailure: true });
    }, 900_000);
  });

  describe('when several people make random calls', () => {
    const learners: Learner[] = [5, 6, 7].map((digit) => ({
      id: member(digit),
      code: String(digit).repeat(12),
    }));

    beforeAll(async () => {
      await database.run(readFileSync('config/database/strangers.sql', 'utf8'));
      for (const { id, code } of learners) {
        await join(id);
        await database.run(`
          set session_replication_role = replica;
          insert into public.course_grants values ('${id}', '${paidCourse}');
          insert into public.enrolments (user_id, course_id) values ('${id}', '${freeCourse}'), ('${id}', '${paidCourse}');
          insert into public.lesson_progress (user_id, course_id, lesson) select '${id}', course_id, slug
            from public.lessons where course_id = '${freeCourse}' and position < 4;
          insert into public.saved_courses (user_id, course_id) values ('${id}', '${otherFreeCourse}');
          insert into public.answers (user_id, block, body) values ('${id}', 'sha-01-f', '"by ${id}"');
          insert into public.notes (user_id, id, lesson, body)
            values ('${id}', '${known.notes[0]}', 'start-here-ai-01', 'by ${id}');
          insert into public.certificates values
            ('${code}', '${id}', '${otherFreeCourse}', 'A name', 'T', 'I', '{L}', 1, '2025-01-01', '2025-01-01');
          set session_replication_role = origin;`);
      }
    });

    /** The calls that revealed somebody else's data, and the rows of others that were created, changed or removed. */
    const breachesOf = async (calls: readonly Call[]): Promise<unknown[]> => {
      const undo = new Error('Undo.');
      const breaches: unknown[] = [];
      await database
        .transaction(async ({ query }) => {
          const answers = await query<{ answer: string }>(
            `select watch.act(c.role, c."userId", c.statement) as answer
             from jsonb_to_recordset($1::text::jsonb) c (role text, "userId" uuid, statement text)`,
            [JSON.stringify(calls)],
          );
          answers.forEach(({ answer }, index) => {
            const made = calls[index];
            const secrets = learners
              .filter(({ id }) => id !== made?.userId)
              .flatMap(({ id, code }) => (made?.mayTellCertificate ? [id] : [id, code]));
            if (secrets.some((secret) => answer.includes(secret))) breaches.push({ made, answer });
          });
          breaches.push(...(await query('select * from watch.breaches')));
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return breaches;
    };

    const manyCalls = fc.array(anyCall(learners), { minLength: 100, maxLength: 100 });

    test('10,000 random calls read, change and create no row of another user', async () => {
      await fc.assert(
        fc.asyncProperty(manyCalls, async (calls) => {
          expect(await breachesOf(calls)).toEqual([]);
        }),
        { seed, numRuns: 100, endOnFailure: true },
      );
    }, 120_000);

    test('the check fails when row-level security is off', async () => {
      await database.run('alter table public.notes disable row level security; select 1');
      const [calls = []] = fc.sample(manyCalls, { numRuns: 1, seed: 1 });
      const breaches = await breachesOf(calls);
      await database.run('alter table public.notes enable row level security; select 1');
      expect(breaches).not.toEqual([]);
    });
  });
});

test('the comparison of emulator and database has more than 200 requests', () => {
  expect(exchangeCount).toBeGreaterThan(200);
});

test('the emulator holds the courses and lessons of the catalogue', async () => {
  const stored = readFileSync('mocks/service/learning/generatedCatalogue.ts', 'utf8');
  expect(stored).toBe(emulatorCatalogue(await catalogue()));
});

test("supabase/seed.sql is the one generated from the emulator's users", () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(localSeed());
});

test('the newest catalogue migration is the one generated from the catalogue', async () => {
  expect(latestCatalogueMigration()).toBe(catalogueMigration(await catalogue()));
});
