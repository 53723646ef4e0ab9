import { expect, type Page } from '@playwright/test';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import { apiKey } from './places';
import { plant, sessionOf } from './session';

export const course = {
  id: 'd4c7677b-9c1c-575e-a6a9-bd066167a630',
  title: 'Start Here: AI in Plain Language',
  lessons: Array.from({ length: 9 }, (_, index) => `start-here-ai-0${index + 1}`),
};
export const paidCourse = { id: '90b728ae-ebae-58b6-a2eb-c77d707fbd55' };
export const paidCoursePath = `/course/${paidCourse.id}`;
export const coursePath = `/course/${course.id}`;
export const planPath = `${coursePath}/plan`;
export const lessonPath = (number: number): string =>
  `${coursePath}/learn/${course.lessons[number - 1] ?? ''}`;

/** The block of the second lesson that takes a text. */
export const answerBlock = 'sha-02-f';

interface Learning {
  enrolments: { course_id: string; progress: { lesson: string }[] }[];
  saved_courses: { course_id: string }[];
  answers: { block: string; body: unknown; revision: number }[];
  notes: { body: string }[];
  certificates: { code: string; name: string }[];
}

/** Calls the service directly, unaffected by any faults of the network. */
async function call(
  service: FaultyServer,
  name: string,
  args: Record<string, unknown>,
  user: SeedUser = seedUsers.ada,
): Promise<Response> {
  const { access_token: token } = await sessionOf(service, user);
  return fetch(`http://127.0.0.1:${service.port}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: apiKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  });
}

export async function learningOf(service: FaultyServer, user?: SeedUser): Promise<Learning> {
  const answer = await call(service, 'my_learning', { with_texts: true }, user);
  return answer.json();
}

export const ticksOf = async (service: FaultyServer, user?: SeedUser): Promise<string[]> =>
  (await learningOf(service, user)).enrolments.flatMap(({ progress }) =>
    progress.map(({ lesson }) => lesson),
  );

/** Enrols without the browser. */
export async function enrolAt(service: FaultyServer, user?: SeedUser): Promise<void> {
  expect((await call(service, 'enrol', { course: course.id }, user)).status).toBe(200);
}

/** Leaves the course without the browser. */
export async function leaveAt(service: FaultyServer, user?: SeedUser): Promise<void> {
  expect((await call(service, 'leave_course', { course: course.id }, user)).ok).toBe(true);
}

/** Marks every lesson as done without the browser. */
export async function finishAt(service: FaultyServer, user?: SeedUser): Promise<void> {
  await enrolAt(service, user);
  const events = course.lessons.map((lesson) => ({ type: 'completed', lesson }));
  expect((await call(service, 'record_progress', { events }, user)).status).toBe(200);
}

/** Issues the certificate of the course without the browser, once all lessons are done. */
export async function certificateAt(service: FaultyServer, name: string, user?: SeedUser): Promise<string> {
  expect((await call(service, 'issue_certificate', { course: course.id, name }, user)).status).toBe(200);
  const { certificates } = await learningOf(service, user);
  return certificates.find((one) => one.name === name)?.code ?? '';
}

/** Saves a course without the browser. */
export async function saveAt(service: FaultyServer, id: string, user?: SeedUser): Promise<void> {
  const { ok } = await call(service, 'save_course', { course: id }, user);
  expect(ok).toBe(true);
}

/**
 * Writes an answer as another device that has just opened the lesson. Repeated, because the page may still be sending
 * the end of its own.
 */
export async function writeElsewhere(service: FaultyServer, body: string): Promise<void> {
  await expect(async () => {
    const before = (await learningOf(service)).answers.find(({ block }) => block === answerBlock);
    const answers = [{ block: answerBlock, body, revision: before?.revision ?? 0 }];
    const response = await call(service, 'save_answers', { answers });
    expect(await response.json()).toMatchObject([{ status: 'saved' }]);
  }).toPass();
}

export async function openAs(
  page: Page,
  service: FaultyServer,
  address: string,
  user: SeedUser = seedUsers.ada,
): Promise<void> {
  await plant(page, JSON.stringify(await sessionOf(service, user)));
  await page.goto(address);
}

/** Fires the event of a connection that is back. */
export const comeBackOnline = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

/** The text field of the second lesson. */
export const answerField = (page: Page) => page.getByRole('textbox', { name: /explain/i });

/** Its place differs between wide and narrow windows. */
export const notesButton = (page: Page) => page.getByRole('button', { name: /otes \(\d+\)$/ }).first();

export const notesDialog = (page: Page) => page.getByRole('dialog', { name: 'Your notes' });

/** Presses Enroll Now once the page knows who is signed in. */
export async function pressEnroll(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Account menu|Menu/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).last().click();
}

export const markAsDone = (page: Page) => page.getByRole('button', { name: /^Mark as done and/ });
