import { insertSeedUsers, seedUsers } from '@mocks/seedUsers';
import { Emulator } from '@mocks/service/emulator';
import type { Learner } from '@mocks/service/learning/learners';
import type { User } from '@mocks/service/rows';
import { sqlText as text } from './sqlText';

/** In milliseconds. Early in the day, so that a date, which is a midnight, rounds to as many days as a time on it. */
const now = Date.UTC(2026, 0, 1, 1);

/** Rounds to days: the emulator's times are whole days before its present, each reading a microsecond later. */
function moment(milliseconds: number): string {
  const days = Math.round((now - milliseconds) / 86_400_000);
  return days === 0 ? 'now()' : `now() - interval '${days} days'`;
}

const stored = (microseconds: number) => moment(microseconds / 1000);

const day = (date: string) => `((${moment(Date.parse(date))}) at time zone 'UTC')::date`;

const json = (value: unknown) => text(JSON.stringify(value));

const passwords: ReadonlyMap<string, string> = new Map(
  Object.values(seedUsers).map(({ id, password }) => [id, password]),
);

/** SQL expressions by column. */
type Row = Readonly<Record<string, string>>;

const userRow = (user: User): Row => ({
  instance_id: text('00000000-0000-0000-0000-000000000000'),
  id: text(user.id),
  aud: text('authenticated'),
  role: text('authenticated'),
  email: text(user.email),
  encrypted_password: `extensions.crypt(${text(passwords.get(user.id) ?? '')}, extensions.gen_salt('bf'))`,
  email_confirmed_at: user.emailConfirmedAt === null ? 'null' : stored(user.emailConfirmedAt),
  // Supabase Auth cannot read a user in whose row one of these is null.
  confirmation_token: text(''),
  recovery_token: text(''),
  email_change: text(''),
  email_change_token_new: text(''),
  raw_app_meta_data: json(user.appMetadata),
  raw_user_meta_data: json(user.userMetadata),
  created_at: stored(user.createdAt),
  updated_at: stored(user.updatedAt),
});

const identityRows = ({ id, identities }: User): Row[] =>
  identities.map(({ providerId, provider, data, createdAt, updatedAt }) => ({
    provider_id: text(providerId),
    user_id: text(id),
    identity_data: json(data),
    provider: text(provider),
    created_at: stored(createdAt),
    updated_at: stored(updatedAt),
  }));

const enrolmentRows = ({ userId, enrolments }: Learner): Row[] =>
  enrolments.map(({ courseId, enrolledAt, lastLesson, lastLessonAt }) => ({
    user_id: text(userId),
    course_id: text(courseId),
    enrolled_at: stored(enrolledAt),
    last_lesson: lastLesson === null ? 'null' : text(lastLesson),
    last_lesson_at: lastLessonAt === null ? 'null' : moment(Date.parse(`${lastLessonAt}Z`)),
  }));

const progressRows = ({ userId, enrolments }: Learner): Row[] =>
  enrolments.flatMap(({ courseId, progress }) =>
    progress.map(({ lesson, completedAt }) => ({
      user_id: text(userId),
      course_id: text(courseId),
      lesson: text(lesson),
      completed_at: stored(completedAt),
    })),
  );

const answerRows = ({ userId, answers }: Learner): Row[] =>
  answers.map(({ block, body, revision, updatedAt }) => ({
    user_id: text(userId),
    block: text(block),
    body: json(body),
    revision: String(revision),
    updated_at: stored(updatedAt),
  }));

const noteRows = ({ userId, notes }: Learner): Row[] =>
  notes.map(({ lesson, body, revision, createdAt, updatedAt }) => ({
    user_id: text(userId),
    id: 'gen_random_uuid()',
    lesson: text(lesson),
    body: text(body),
    revision: String(revision),
    created_at: stored(createdAt),
    updated_at: stored(updatedAt),
  }));

const certificateRows = ({ userId, certificates }: Learner): Row[] =>
  certificates.map((certificate) => ({
    code: text(certificate.code),
    user_id: text(userId),
    course_id: text(certificate.courseId),
    name: text(certificate.name),
    course_title: text(certificate.courseTitle),
    instructor: text(certificate.instructor),
    lessons: `array[${certificate.lessons.map(text).join(', ')}]`,
    minutes: String(certificate.minutes),
    issued_on: day(certificate.issuedOn),
    finished_on: day(certificate.finishedOn),
  }));

function insert(table: string, rows: readonly Row[]): string {
  const values = rows.map((row) => `(${Object.values(row).join(', ')})`);
  return `insert into ${table} (${Object.keys(rows[0] ?? {}).join(', ')}) values\n  ${values.join(',\n  ')};\n`;
}

/** The emulator's initial data as SQL for a migrated database. */
export function localSeed(): string {
  const emulator = new Emulator({ seed: insertSeedUsers, trueTime: () => now });
  const users = emulator.users();
  const learners = emulator.transact(({ tables }) => tables.learners.list());
  return [
    '-- Made from the users of the emulator (mocks/seedUsers.ts) by npm run generate:database.',
    '-- For a local project only (`supabase start`, `supabase db reset`).\n',
    insert('auth.users', users.map(userRow)),
    insert('auth.identities', users.flatMap(identityRows)),
    insert('public.enrolments', learners.flatMap(enrolmentRows)),
    insert('public.lesson_progress', learners.flatMap(progressRows)),
    insert('public.answers', learners.flatMap(answerRows)),
    insert('public.notes', learners.flatMap(noteRows)),
    insert('public.certificates', learners.flatMap(certificateRows)),
  ].join('\n');
}
