import fc from 'fast-check';
import { sqlText } from './sqlText';

export interface Learner {
  id: string;
  /** The code of their certificate. */
  code: string;
}

export interface Call {
  role: 'anon' | 'authenticated';
  /** Null for a visitor. */
  userId: string | null;
  /** Returns one text. */
  statement: string;
  /** True where the answer may contain a code: whoever has one may read its certificate. */
  mayTellCertificate: boolean;
}

/** Ids that calls use: courses of every kind, some of their lessons, notes and blocks. */
export const known = {
  courses: [
    'd4c7677b-9c1c-575e-a6a9-bd066167a630',
    'd7860bff-a73b-5a33-958d-911e3af9adc1',
    '90b728ae-ebae-58b6-a2eb-c77d707fbd55',
  ],
  lessons: ['start-here-ai-01', 'start-here-ai-02', 'start-here-business-01', 'prompting-that-works-01'],
  notes: ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb'],
  blocks: ['sha-01-f', 'shb-01-g', 'idea-1'],
} as const;

const course = fc.constantFrom(...known.courses).map(sqlText);
const lesson = fc.constantFrom(...known.lessons);
const note = fc.constantFrom(...known.notes).map(sqlText);
const words = fc.constantFrom('', 'short', "it's", 'x'.repeat(300));
const revision = fc.integer({ min: 0, max: 3 });

const event = fc.oneof(
  fc.record({ type: fc.constant('completed'), lesson }),
  fc.record({
    type: fc.constant('opened'),
    lesson,
    at: fc.constantFrom('2025-01-01T00:00:00Z', '2025-06-01T12:30:00.5+02:00'),
  }),
);
const answer = fc.record({ block: fc.constantFrom(...known.blocks), body: words, revision });
const batch = <Item>(item: fc.Arbitrary<Item>) =>
  fc.array(item, { maxLength: 4 }).map((items) => sqlText(JSON.stringify(items)));

/** A call of a function, as the app makes it, with arguments that are often somebody else's. */
const functionCall = (codes: readonly string[]) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('enrol', 'leave_course', 'save_course', 'unsave_course'), course)
      .map(([name, id]) => `${name}(${id})`),
    fc.constantFrom('my_learning()', 'my_learning(true)', 'export_my_learning()', 'delete_my_learning()'),
    batch(event).map((events) => `record_progress(${events})`),
    batch(answer).map((answers) => `save_answers(${answers})`),
    fc
      .tuple(note, lesson, words, revision)
      .map(([id, slug, body, seen]) => `save_note(${id}, ${sqlText(slug)}, ${sqlText(body)}, ${seen})`),
    note.map((id) => `delete_note(${id})`),
    course.map((id) => `issue_certificate(${id}, 'A name')`),
    fc.constantFrom(...codes).map((code) => `verify_certificate(${sqlText(code)})`),
  );

interface Table {
  table: string;
  columns: Record<string, fc.Arbitrary<string>>;
}

/** Columns with values that would be valid from a caller with the right to write them. */
const courseTables = (owner: string): Table[] => [
  { table: 'courses', columns: { price_cents: fc.constant('0') } },
  { table: 'lessons', columns: { required: fc.constant('false') } },
  { table: 'course_grants', columns: { user_id: fc.constant(owner), course_id: course } },
  {
    table: 'enrolments',
    columns: { user_id: fc.constant(owner), course_id: course, enrolled_at: fc.constant('now()') },
  },
  {
    table: 'enrolments',
    columns: {
      user_id: fc.constant(owner),
      course_id: course,
      last_lesson: lesson.map(sqlText),
      last_lesson_at: fc.constant('now()'),
    },
  },
  { table: 'enrolments', columns: { user_id: fc.constant(owner), course_id: course } },
  {
    table: 'lesson_progress',
    columns: { user_id: fc.constant(owner), course_id: course, lesson: lesson.map(sqlText) },
  },
  { table: 'saved_courses', columns: { user_id: fc.constant(owner), course_id: course } },
];

const writtenTables = (owner: string): Table[] => [
  {
    table: 'answers',
    columns: {
      user_id: fc.constant(owner),
      block: fc.constantFrom(...known.blocks).map(sqlText),
      body: words.map((body) => `to_jsonb(${sqlText(body)}::text)`),
    },
  },
  { table: 'answers', columns: { body: fc.constant(`'"mine now"'`) } },
  {
    table: 'notes',
    columns: { user_id: fc.constant(owner), id: note, lesson: lesson.map(sqlText), body: words.map(sqlText) },
  },
  { table: 'notes', columns: { body: fc.constant(`'mine now'`) } },
  {
    table: 'certificates',
    columns: {
      code: fc.constant(`'ZZZZZZZZZZZZ'`),
      user_id: fc.constant(owner),
      course_id: course,
      name: fc.constant(`'X'`),
      course_title: fc.constant(`'X'`),
      instructor: fc.constant(`'X'`),
      lessons: fc.constant(`'{X}'`),
      minutes: fc.constant('1'),
      issued_on: fc.constant(`'2025-01-01'`),
      finished_on: fc.constant(`'2025-01-01'`),
    },
  },
];

interface Target {
  table: string;
  columns: Record<string, string>;
}

const target = (owner: string): fc.Arbitrary<Target> =>
  fc.oneof(
    ...[...courseTables(sqlText(owner)), ...writtenTables(sqlText(owner))].map(({ table, columns }) =>
      fc.record(columns).map((values) => ({ table, columns: values })),
    ),
  );

const told = (statement: string) => `with told as (${statement}) select jsonb_agg(told)::text from told`;

/** A request to a table that bypasses the functions, for one's own rows, somebody else's or everybody's. */
const tableCall = (owner: string) =>
  fc
    .tuple(target(owner), fc.constantFrom('select', 'insert', 'update', 'delete'), fc.boolean())
    .map(([{ table, columns }, operation, isForAll]) => {
      const where = isForAll || !columns['user_id'] ? 'true' : `user_id = ${sqlText(owner)}`;
      const names = Object.keys(columns);
      const values = Object.values(columns);
      const assignments = names.map((name, index) => `${name} = ${values[index]}`);
      switch (operation) {
        case 'insert':
          return told(
            `insert into public.${table} (${names.join(', ')}) values (${values.join(', ')}) on conflict do nothing returning *`,
          );
        case 'update':
          return told(`update public.${table} set ${assignments.join(', ')} where ${where} returning *`);
        case 'delete':
          return told(`delete from public.${table} where ${where} returning *`);
        default:
          return told(`select * from public.${table} where ${where}`);
      }
    });

/** What somebody who knows the others' ids and codes might try. */
export function anyCall(learners: readonly Learner[]): fc.Arbitrary<Call> {
  const ids = learners.map(({ id }) => id);
  const codes = learners.map(({ code }) => code);
  const caller = fc.constantFrom(null, ...ids);
  const asCall = (userId: string | null, statement: string): Call => ({
    role: userId === null ? 'anon' : 'authenticated',
    userId,
    statement,
    mayTellCertificate: statement.includes('verify_certificate'),
  });
  return fc.oneof(
    fc
      .tuple(caller, functionCall(codes))
      .map(([userId, call]) => asCall(userId, `select public.${call}::text`)),
    fc
      .tuple(caller, fc.constantFrom(...ids).chain(tableCall))
      .map(([userId, statement]) => asCall(userId, statement)),
  );
}
