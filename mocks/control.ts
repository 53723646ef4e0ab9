import { storeSwitches } from './browserStorage';
import { emulator } from './emulator';
import { type SeedUser, seedUsers } from './seedUsers';
import { tokensOf } from './handlers/responses';
import { markConfirmed, nameOf } from './service/users';
import { writeJson } from './service/json';
import { findCourse } from './service/learning/catalogue';
import { type Enrolment, newLearner } from './service/learning/learners';
import { type Fault, writeFaults } from './service/faults';
import { startSession } from './service/sessions';
import type { Mail } from './service/rows';
import { readSwitches, type SwitchName, type Switches, turnSwitches } from './switches';
import { openMailLink } from './followRedirects';

export {
  type Fault,
  faultKinds,
  faultyEndpoints,
  functionNames,
  type FaultKind,
  type FaultyEndpoint,
} from './service/faults';
export { type Consent } from './followRedirects';
export { type Mail } from './service/rows';
export { type SwitchName } from './switches';

/** An account as a development panel lists it. */
export interface Account {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  /** Null for accounts that were not seeded. */
  password: string | null;
}

export function listMails(): readonly Mail[] {
  return emulator.mails();
}

export function sentDate(mail: Mail): Date {
  return new Date(mail.sentAt / 1000);
}

/** Whether a mail's link is neither used nor replaced by a newer one. */
export function isLinkFresh({ link }: Mail): boolean {
  const token = link === null ? null : new URL(link).searchParams.get('token');
  return token !== null && emulator.transact(({ tables }) => tables.links.has(token));
}

/** Follows a mail's link as a mail scanner does, before its reader; the link is then used up. */
export async function scanMail(mail: Mail): Promise<void> {
  await openMailLink(emulator, mail);
}

interface CourseProgress {
  title: string;
  completed: number;
  lessons: number;
  /** Title of the lesson that was opened last. */
  lastLesson: string | null;
}

/** What a development panel shows of one user's learning. */
export interface LearningOverview {
  courses: readonly CourseProgress[];
  savedCourses: readonly string[];
  certificates: readonly { code: string; course: string }[];
  answers: readonly { block: string; text: string }[];
  notes: readonly { id: string; lesson: string; text: string }[];
}

const titleOf = (courseId: string): string => findCourse(courseId)?.title ?? courseId;

function courseProgress({ courseId, progress, lastLesson }: Enrolment): CourseProgress {
  const lessons = findCourse(courseId)?.lessons ?? [];
  return {
    title: titleOf(courseId),
    completed: progress.length,
    lessons: lessons.length,
    lastLesson: lessons.find(({ slug }) => slug === lastLesson)?.title ?? null,
  };
}

export function learningOf(userId: string): LearningOverview {
  const learner = emulator.transact(({ tables }) => tables.learners.find(userId)) ?? newLearner(userId);
  return {
    courses: learner.enrolments.map(courseProgress),
    savedCourses: learner.savedCourses.map(({ courseId }) => titleOf(courseId)),
    certificates: learner.certificates.map(({ code, courseTitle }) => ({ code, course: courseTitle })),
    answers: learner.answers.map(({ block, body }) => ({
      block,
      text: typeof body === 'string' ? body : writeJson(body),
    })),
    notes: learner.notes.map(({ id, lesson, body }) => ({ id, lesson, text: body })),
  };
}

function passwordOf(id: string): string | null {
  const known: readonly SeedUser[] = Object.values(seedUsers);
  return known.find((user) => user.id === id)?.password ?? null;
}

export function listAccounts(): Account[] {
  return emulator.users().map((user) => {
    const { id, email, emailConfirmedAt } = user;
    const isConfirmed = emailConfirmedAt !== null;
    return { id, email, name: nameOf(user), isConfirmed, password: passwordOf(id) };
  });
}

/** Confirms an account's address without its mail. */
export function confirmAccount(id: string): void {
  emulator.transact((project) => {
    const user = project.tables.users.get(id);
    if (user) markConfirmed(project, user);
  });
}

/**
 * A session of an account, as the text the app's client keeps in storage; null for an unconfirmed account.
 * @param supabaseUrl address the app is configured with
 */
export async function sessionTextFor(id: string, supabaseUrl: string): Promise<string | null> {
  const grant = emulator.transact((project) => {
    const user = project.tables.users.get(id);
    if (!user || user.emailConfirmedAt === null) return null;
    return startSession(project, user, 'password', { baseUrl: `${supabaseUrl}/auth/v1` });
  });
  if (!grant) return null;
  return writeJson({ ...(await tokensOf({ emulator }, grant)), user: grant.user });
}

/** Returns to the seeded users and the default settings, without mail and faults. */
export function resetAll(): void {
  const { siteUrl } = emulator.settings;
  emulator.reset();
  emulator.configure({ siteUrl });
  storeSwitches(emulator);
}

export function listSwitches(): Switches {
  return readSwitches(emulator.settings);
}

export function turnSwitch(name: SwitchName, isOn: boolean): void {
  emulator.configure(turnSwitches(emulator.settings, { [name]: isOn }));
  storeSwitches(emulator);
  emulator.refresh();
}

export function listFaults(): readonly Fault[] {
  return emulator.faults.list;
}

export function setFault(fault: Fault): void {
  emulator.faults.add(fault);
}

export function removeFault(fault: Fault): void {
  emulator.faults.replace(emulator.faults.list.filter((other) => other !== fault));
}

/** An address that switches the current faults on for everyone who opens it. */
export function addressWithFaults(address: string): string {
  const url = new URL(address);
  url.searchParams.set('fault', writeFaults(emulator.faults.list) || 'none');
  return url.href;
}

export function clearFaults(): void {
  emulator.faults.clear();
}

/** Calls back after every change of data or faults, in this tab or another. Returns how to unsubscribe. */
export function subscribe(listener: () => void): () => void {
  return emulator.subscribe(listener);
}
