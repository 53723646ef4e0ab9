import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import type { Emulator } from '@mocks/service/emulator';
import { answerBlock, course } from '../faults/learner';
import type { SeedUserName } from './step';

/** An action of a learner, whether or not it has reached the service. */
export interface Deed {
  account: string;
  /** The index of the browser in which it was done. */
  device: number;
  kind: 'enrolment' | 'tick' | 'answer' | 'note';
  /** The lesson of a tick, the words of an answer or a note; nothing for an enrolment. */
  what: string;
}

/** Everything that was done in one walk. */
export interface LearningRecord {
  deeds: Deed[];
  /** Answers that were overwritten, or rejected by somebody who saw them. */
  replaced: Set<string>;
  /** The number of texts written, which makes each of them unique. */
  texts: number;
}

export const newLearningRecord = (): LearningRecord => ({
  deeds: [],
  replaced: new Set(),
  texts: 0,
});

export const learners: readonly [SeedUserName, ...SeedUserName[]] = ['ada', 'carl'];

/** A text that names its account, so that it is recognized anywhere. */
export function ownWords(record: LearningRecord, account: string): string {
  record.texts += 1;
  return `${account.replace(/@.*/, '')}'s words ${record.texts}.`;
}

/** Texts of other accounts within a text. */
export const foreignWords = (text: string, account: string | undefined): string[] =>
  (text.match(/\w+'s words \d+\./g) ?? []).filter(
    (words) => account === undefined || !words.startsWith(`${account.replace(/@.*/, '')}'s`),
  );

export const learnerOf = (account: string): SeedUser => {
  const user = Object.values(seedUsers).find(({ email }) => email === account);
  if (!user) throw new Error(`${account} is no seeded user`);
  return user;
};

/** What the service has stored for an account. */
export interface Rows {
  isEnrolled: boolean;
  ticks: readonly string[];
  answer: string | undefined;
  notes: readonly string[];
  /** All of it in one text. */
  all: string;
}

/** Whether an action has reached the service. Texts that were overwritten on purpose may be missing. */
export function hasArrived({ kind, what }: Deed, rows: Rows, { replaced }: LearningRecord): boolean {
  switch (kind) {
    case 'enrolment':
      return rows.isEnrolled;
    case 'tick':
      return rows.ticks.includes(what);
    case 'note':
      return rows.notes.includes(what);
    case 'answer':
      return rows.answer === what || replaced.has(what);
  }
}

export function rowsOf(emulator: Emulator, account: string): Rows {
  return emulator.transact(({ tables }) => {
    const user = [...tables.users.values()].find(({ email }) => email === account);
    const learner = user && tables.learners.find(user.id);
    const enrolment = learner?.enrolments.find(({ courseId }) => courseId === course.id);
    const body = learner?.answers.find(({ block }) => block === answerBlock)?.body;
    return {
      isEnrolled: enrolment !== undefined,
      ticks: enrolment?.progress.map(({ lesson }) => lesson) ?? [],
      answer: typeof body === 'string' ? body : undefined,
      notes: learner?.notes.map((note) => note.body) ?? [],
      all: JSON.stringify(learner ?? {}),
    };
  });
}
