import type { Page } from '@playwright/test';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import { type } from '../checks/type';
import type { FaultyServer, Trouble } from './faultyServer';
import { signIn } from '../checks/forms';
import {
  answerBlock,
  answerField,
  comeBackOnline,
  course,
  enrolAt,
  learningOf,
  lessonPath,
  markAsDone,
  notesButton,
  notesDialog,
  openAs,
  paidCourse,
  paidCoursePath,
  pressEnroll,
  ticksOf,
} from './learner';
import { learningSite } from './places';
import { endSessions, expireSession, lookAgain, readStored } from './session';
import { expect, test } from './test';

test.use({ baseURL: learningSite });

const rpc = 'POST /rest/v1/rpc/';
const answerText = 'Written before the session ended.';
const noteText = 'Noted before the session ended.';
const keptHere = /^Not saved yet\. Kept on this device\./;

const reset: Trouble = ({ socket }) => {
  socket?.resetAndDestroy();
};

/** Saves a course, writes an answer and a note and ticks a lesson, none of which reaches the service. */
async function workUnheard(page: Page, service: FaultyServer): Promise<void> {
  await enrolAt(service);
  await openAs(page, service, paidCoursePath);
  service.follow(({ name }) => (name.startsWith(rpc) && name !== `${rpc}my_learning` ? reset : undefined));
  await pressEnroll(page);
  await expect(
    page.getByText('It is kept on this device and sent when there is a connection.'),
  ).toBeVisible();
  await page.goto(lessonPath(2));
  await type(answerField(page), answerText);
  await expect(page.getByText(keptHere).first()).toBeVisible();
  await notesButton(page).click();
  await type(notesDialog(page).getByRole('textbox'), noteText);
  await expect(notesDialog(page).getByText(keptHere).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notesDialog(page)).toBeHidden();
  await markAsDone(page).click();
  await expect(page).toHaveURL(lessonPath(3));
  await expect(markAsDone(page)).toBeVisible();
}

/** Ends the sessions on another device, lets this page notice, and restores the service. */
async function endElsewhere(page: Page, service: FaultyServer): Promise<void> {
  await endSessions(service);
  await expireSession(page);
  await lookAgain(page);
  await expect(page.getByRole('heading', { name: 'Sign in to read lesson 3' })).toBeVisible();
  await expect(page.getByText('You were signed out. What you wrote is kept.')).toBeVisible();
  expect(await readStored(page)).toBeNull();
  await service.mend();
  await comeBackOnline(page);
}

async function expectNothing(service: FaultyServer, user: SeedUser): Promise<void> {
  expect(await ticksOf(service, user)).toEqual([]);
  expect(await learningOf(service, user)).toMatchObject({ answers: [], notes: [], saved_courses: [] });
}

/** Expects all of Ada's work, and nothing twice. */
async function expectEverything(service: FaultyServer): Promise<void> {
  await expect
    .poll(async () => {
      const { answers, notes, saved_courses: saved } = await learningOf(service);
      return {
        ticks: await ticksOf(service),
        answers: answers.map(({ block, body }) => ({ block, body })),
        notes: notes.map(({ body }) => body),
        saved: saved.map(({ course_id: id }) => id),
      };
    })
    .toEqual({
      ticks: [course.lessons[1]],
      answers: [{ block: answerBlock, body: answerText }],
      notes: [noteText],
      saved: [paidCourse.id],
    });
}

async function signInHere(page: Page, user: SeedUser): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, user);
  await expect(page).toHaveURL(lessonPath(3));
  await expect(markAsDone(page)).toBeVisible();
}

test('unsent changes are kept when the session ends elsewhere, and are sent when the same user signs in again', async ({
  page,
  service,
}) => {
  test.slow();
  await workUnheard(page, service);
  await endElsewhere(page, service);
  await expectNothing(service, seedUsers.ada);
  await signInHere(page, seedUsers.ada);
  await expectEverything(service);
  await page.goto(lessonPath(2));
  await expect(answerField(page)).toHaveValue(answerText);
  await expect(page.getByText(/^Done on /)).toBeAttached();
});

test('unsent changes are neither shown to nor sent by another user who signs in after the session ended elsewhere', async ({
  page,
  service,
}) => {
  test.slow();
  const { ada, carl } = seedUsers;
  await workUnheard(page, service);
  await endElsewhere(page, service);
  await enrolAt(service, carl);
  const callsBefore = service.calls.length;
  await signInHere(page, carl);
  await page.goto(lessonPath(2));
  await expect(markAsDone(page)).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
  await expect(notesButton(page)).toHaveText(/otes \(0\)$/);
  // The lesson that he has opened is sent like everything else.
  await expect.poll(() => service.calls.slice(callsBefore)).toContain(`${rpc}record_progress`);
  await expectNothing(service, carl);
  await expectNothing(service, ada);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await signIn(page, ada);
  await expect(page).toHaveURL('/dashboard');
  await expectEverything(service);
  await expectNothing(service, carl);
});

/** How many entries of somebody's learning are stored in this browser. */
const keptOf = (page: Page, learnerId: string): Promise<number> =>
  page.evaluate(
    (id) => Object.keys(localStorage).filter((key) => key.split(':')[1] === id).length,
    learnerId,
  );

test('without Remember me, sent learning data is removed after the tab was closed, not before', async ({
  page,
  context,
  service,
}) => {
  await enrolAt(service);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, seedUsers.ada);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(lessonPath(2));
  await type(answerField(page), answerText);
  await expect(page.getByText(/^Saved at /)).toBeVisible();

  const next = await context.newPage();
  await next.goto('/robots.txt');
  // An entry of somebody who is signed out: once it is gone, the page has checked all entries.
  await next.evaluate(() => localStorage.setItem('aiclub-learning:somebody', '{}'));
  await next.goto('/about');
  await expect.poll(() => keptOf(next, 'somebody')).toBe(0);
  expect(await keptOf(next, seedUsers.ada.id)).toBeGreaterThan(1);

  await page.close();
  await next.reload();
  await expect.poll(() => keptOf(next, seedUsers.ada.id)).toBe(0);
  expect((await learningOf(service)).answers).toMatchObject([{ body: answerText }]);
});
