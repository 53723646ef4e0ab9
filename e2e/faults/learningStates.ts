import { expect, type Page } from '@playwright/test';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { type } from '../checks/type';
import type { FaultyServer } from './faultyServer';
import {
  answerField,
  coursePath,
  enrolAt,
  lessonPath,
  markAsDone,
  openAs,
  paidCourse,
  saveAt,
  writeElsewhere,
} from './learner';

interface LearningState {
  name: string;
  /** Leads from any page of the site to the state. */
  open: (page: Page, service: FaultyServer) => Promise<void>;
}

const { ada, carl, lena, omar } = seedUsers;

/** In a wide window and in a narrow one a control stands in different places. */
const either = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

async function openSignedOut(page: Page, address: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
}

async function openLesson(page: Page, service: FaultyServer, number: number, user: SeedUser) {
  await openAs(page, service, lessonPath(number), user);
  await expect(page.getByRole('link', { name: /^Continue to lesson/ }).or(markAsDone(page))).toBeVisible();
}

/** Chooses one of the answers to the first question of the first lesson, and checks it. */
async function answer(page: Page, text: string, verdict: string): Promise<void> {
  const sheet = page.locator('#sha-01-d');
  await sheet.getByRole('radio', { name: text }).check();
  await sheet.getByRole('button', { name: 'Check answer' }).click();
  await expect(sheet.getByRole('status')).toContainText(verdict);
}

const ofCourses: readonly LearningState[] = [
  {
    name: 'course-member',
    async open(page, service) {
      await openAs(page, service, coursePath, lena);
      await expect(page.getByRole('link', { name: 'Continue: lesson 5' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Your notes (1)' })).toBeVisible();
    },
  },
  {
    name: 'course-leave',
    async open(page) {
      await page.getByRole('button', { name: 'Leave this course' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'course-visitor',
    async open(page) {
      await openSignedOut(page, coursePath);
      await expect(page.getByRole('heading', { name: 'Read the first lesson' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-student',
    async open(page, service) {
      await enrolAt(service, omar);
      await saveAt(service, paidCourse.id, omar);
      await openAs(page, service, '/dashboard', omar);
      await expect(page.getByText(/^Finished on /)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Saved courses' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-delete',
    async open(page) {
      await page.getByRole('button', { name: 'Delete my learning data' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('Type the word delete.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-creator',
    async open(page, service) {
      await openAs(page, service, '/dashboard', carl);
      await page.getByRole('button', { name: /Who is it for\?/ }).click();
      await expect(page.getByRole('textbox', { name: /Who is it for\?/ })).toBeVisible();
    },
  },
];

const ofLessons: readonly LearningState[] = [
  {
    name: 'lesson-member',
    open: (page, service) => openLesson(page, service, 1, lena),
  },
  {
    name: 'lesson-check-wrong',
    open: (page) => answer(page, 'A camera app that draws a box around each face', 'Not quite.'),
  },
  {
    name: 'lesson-check-right',
    open: (page) => answer(page, 'A timer that stops a washing machine', 'Right.'),
  },
  {
    name: 'lesson-sort',
    async open(page) {
      const sheet = page.locator('#sha-01-b');
      await sheet.getByRole('button', { name: 'Recognize' }).click();
      await sheet.getByRole('button', { name: 'Generate' }).click();
      await expect(sheet.getByText('Not this group.').last()).toBeVisible();
    },
  },
  {
    name: 'lesson-outline',
    async open(page) {
      await page.keyboard.press('o');
      await expect(page.getByRole('navigation', { name: 'Lessons' })).toBeVisible();
    },
  },
  {
    name: 'lesson-notes',
    async open(page, service) {
      await openLesson(page, service, 1, lena);
      await either(page, /otes \(1\)/).click();
      const notes = page.getByRole('dialog', { name: 'Your notes' });
      await type(notes.getByRole('textbox'), 'What does it do, and how can that fail?');
      await expect(notes.getByText(/^Saved at/)).toBeVisible();
    },
  },
  {
    name: 'lesson-keys',
    async open(page, service) {
      await openLesson(page, service, 2, lena);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'lesson-predict',
    async open(page, service) {
      await openLesson(page, service, 2, lena);
      await page.getByRole('button', { name: 'chocolate' }).click();
      await expect(page.getByText('Your guess', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Show an example' }).click();
      await expect(page.getByRole('button', { name: 'Hide the example' })).toBeVisible();
    },
  },
  {
    name: 'lesson-sheet',
    open: (page, service) => openLesson(page, service, 4, lena),
  },
  {
    name: 'lesson-last',
    open: (page, service) => openLesson(page, service, 9, lena),
  },
  {
    name: 'lesson-two-versions',
    async open(page, service) {
      await enrolAt(service, ada);
      await openLesson(page, service, 2, ada);
      await type(answerField(page), 'From the desk.');
      await expect(page.getByText(/^Saved at /).first()).toBeVisible();
      await writeElsewhere(service, 'From the phone.');
      await type(answerField(page), 'From the desk, later.');
      await expect(page.getByText('Written on another device', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'lesson-offline',
    async open(page, service) {
      await openLesson(page, service, 5, lena);
      await page.context().setOffline(true);
      await type(page.getByRole('textbox').first(), 'A birthday for six, indoors.');
      await expect(page.getByText('Waiting for a connection. Kept on this device.').first()).toBeAttached();
    },
  },
  {
    name: 'log-out-unsent',
    async open(page) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page
        .getByRole('button', { name: /Account menu|Menu/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Logout' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Not everything is sent yet' })).toBeVisible();
    },
  },
  {
    name: 'lesson-visitor',
    async open(page) {
      await page.context().setOffline(false);
      await openSignedOut(page, lessonPath(1));
      await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
    },
  },
  {
    name: 'lesson-locked',
    async open(page) {
      await page.goto(lessonPath(3));
      await expect(page.getByRole('heading', { name: 'Sign in to read lesson 3' })).toBeVisible();
    },
  },
  {
    name: 'lesson-not-enrolled',
    async open(page, service) {
      await openAs(page, service, lessonPath(3), carl);
      await expect(page.getByRole('heading', { name: 'Enroll to read lesson 3' })).toBeVisible();
    },
  },
];

const ofPapers: readonly LearningState[] = [
  {
    name: 'plan-so-far',
    async open(page, service) {
      await openAs(page, service, `${coursePath}/plan`, lena);
      await expect(page.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'plan-finished',
    async open(page, service) {
      await openAs(page, service, `/course/${omar.course.id}/plan`, omar);
      await page.getByRole('button', { name: 'Change your answers' }).click();
      await expect(page.getByRole('link', { name: /^Change in lesson/ }).first()).toBeVisible();
    },
  },
  {
    name: 'certificate-own',
    async open(page) {
      await page.goto(`/certificate/${omar.course.certificate}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Your certificate' })).toBeVisible();
    },
  },
  {
    name: 'certificate-valid',
    async open(page) {
      await openSignedOut(page, `/certificate/${omar.course.certificate}`);
      await expect(page.getByText('This certificate is valid.')).toBeVisible();
    },
  },
  {
    name: 'certificate-unknown',
    async open(page) {
      await page.goto('/certificate/7K3M9QXW2B4E');
      await expect(page.getByText('We have no certificate with this code.')).toBeVisible();
    },
  },
  {
    name: 'certificate-field',
    async open(page) {
      await page.goto('/certificate');
      await expect(page.getByRole('textbox', { name: 'Certificate code' })).toBeVisible();
    },
  },
];

/** What a learner, a creator, and somebody with the code of a certificate get to see, each in an order to be kept. */
export const learningStates = { courses: ofCourses, lessons: ofLessons, papers: ofPapers } as const;
