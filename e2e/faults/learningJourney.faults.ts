import type { Browser, Page } from '@playwright/test';
import { lessons as course } from '@/features/learning/lessons/startHereAi';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import type { FaultyServer } from './faultyServer';
import { pressAt, typeInto } from './keyboard';
import { answerField, coursePath, lessonPath, markAsDone } from './learner';
import { wordsFor, workThrough } from './lessonWork';
import { newUser } from '../checks/newUser';
import { learningSite } from './places';
import { expect, test } from './test';

test.use({ baseURL: learningSite });

const { lessons }: CourseLessons = course;
const lessonCount = lessons.length;
const noteText = 'Ask Mara: which pile did her village leave no words in?';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects that a lesson has replaced the page before it and has the focus. */
async function expectLesson(page: Page, number: number): Promise<void> {
  await expect(page).toHaveURL(lessonPath(number));
  await expect(page).toHaveTitle(new RegExp(`^Lesson ${number}: `));
  await expect(heading(page)).toBeFocused();
}

/** Replaces printing by a record that it was requested. */
function notePrints(): void {
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    performance.mark('print');
    window.dispatchEvent(new Event('afterprint'));
  };
}

const printCount = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('print').length);

async function signUpByKeyboard(page: Page, { emulator }: FaultyServer): Promise<void> {
  await page.goto('/signup');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await typeInto(page, field('First Name'), newUser.firstName);
  await typeInto(page, field('Last Name'), newUser.lastName);
  await typeInto(page, field('Email address'), newUser.email);
  await typeInto(page, field(/^Password/), newUser.password);
  await typeInto(page, field(/^Confirm Password/), newUser.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created!')).toBeVisible();
  await page.goto(emulator.lastMail(newUser.email)?.link ?? '');
  await expect(page.getByText('Email confirmed. Welcome to AI Club.')).toBeVisible();
}

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: 'Email address' }), newUser.email);
  await typeInto(page, page.getByRole('textbox', { name: /^Password/ }), newUser.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
}

/** Finds the course by the search, enrolls, and opens its first lesson. */
async function enrollByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('plain language');
  await expect(page.getByRole('option', { name: /Start Here: AI in Plain Language/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(coursePath);
  // The address changes before the page, and the page before it may have such a button too.
  await expect(heading(page)).toHaveText('Start Here: AI in Plain Language');
  await expect(heading(page)).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Enroll Now' }).first());
  await expect(page.getByRole('alert')).toContainText('Enrolling in Start Here: AI in Plain Language');
  const start = page.getByRole('link', { name: 'Start lesson 1' }).first();
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Takes a note with the shortcuts of the lesson page, and opens everything else that has one. */
async function useSingleKeys(page: Page): Promise<void> {
  await page.keyboard.press('t');
  const notes = page.getByRole('dialog', { name: 'Your notes' });
  await expect(notes.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(noteText);
  await expect(notes.getByText(/^Saved at/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: /keys/i });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('p');
  await expectLesson(page, 2);
  await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await expectLesson(page, 3);
}

/** Works through all lessons, one after another. */
async function learnByKeyboard(page: Page): Promise<void> {
  for (const [index, { blocks }] of lessons.entries()) {
    await expectLesson(page, index + 1);
    if (index === 2) await useSingleKeys(page);
    for (const block of blocks) await workThrough(page, block);
    await pressAt(page, markAsDone(page));
    const said = `Lesson ${index + 1} done. ${index + 1} of ${lessonCount}.`;
    if (index < lessonCount - 1) await expect(page.getByText(said)).toBeAttached();
  }
}

/** Checks the plan with all answers, prints it, and gets the certificate; returns its code. */
async function finishByKeyboard(page: Page): Promise<string> {
  await expect(page).toHaveURL(`${coursePath}/plan`);
  await expect(heading(page)).toHaveText('You have finished all nine lessons.');
  await expect(heading(page)).toBeFocused();
  const plan = page.getByRole('article', { name: 'My one-page plan for using AI this month' });
  const planned = lessons
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'write')
    .filter(({ id }) => id !== 'sha-03-g');
  for (const { label } of planned)
    await expect(plan.getByText(wordsFor(label), { exact: true })).toBeVisible();
  await expect(plan.getByRole('link')).toHaveCount(0);
  await pressAt(page, page.getByRole('button', { name: 'Print or save as PDF' }));
  expect(await printCount(page)).toBe(1);

  await pressAt(page, page.getByRole('button', { name: 'Get your certificate' }));
  const name = page.getByRole('textbox', { name: 'Name on the certificate' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Grace Lovell');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/certificate\/[0-9A-Z]{12}$/);
  await expect(page.getByRole('article', { name: 'Certificate of Grace Lovell' })).toBeVisible();
  return new URL(page.url()).pathname.replace('/certificate/', '');
}

/** Checks the certificate as somebody without an account, who has the printed code. */
async function checkCodeElsewhere(browser: Browser, code: string): Promise<void> {
  const context = await browser.newContext({ baseURL: learningSite });
  const page = await context.newPage();
  await page.goto('/certificate');
  await typeInto(page, page.getByRole('textbox', { name: 'Certificate code' }), code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('This certificate is valid.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Certificate of Grace Lovell' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  await context.close();
}

/** Continues as the same learner on a new device. */
async function continueElsewhere(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: learningSite });
  const page = await context.newPage();
  await signInByKeyboard(page);
  await expect(page.getByText(/^Finished on /)).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: /^Review/ }));
  await expect(page).toHaveURL(lessonPath(1));
  await expect(page.getByText(/^Done on /)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Recognize, Where I met it' })).toHaveValue(
    wordsFor('Where I met it'),
  );
  await page.keyboard.press('n');
  await expect(page).toHaveURL(lessonPath(2));
  await expect(answerField(page)).toHaveValue(wordsFor('How an answer is made'));
  // Backwards, because forwards Tab passes through the browser's own controls, after which Firefox considers the
  // window left.
  await pressAt(page, page.getByRole('link', { name: 'Course page' }), 'Shift+Tab');
  await pressAt(page, page.getByRole('link', { name: 'Your notes (1)' }));
  await expect(page.getByRole('dialog', { name: 'Your notes' }).getByText(noteText)).toBeVisible();
  await context.close();
}

test('a member joins, learns, finishes and shows the certificate, by keyboard only', async ({
  page,
  browser,
  context,
  service,
}) => {
  test.setTimeout(300_000);
  await context.addInitScript(notePrints);
  await signUpByKeyboard(page, service);
  await enrollByKeyboard(page);
  await learnByKeyboard(page);
  const code = await finishByKeyboard(page);
  await checkCodeElsewhere(browser, code);
  await continueElsewhere(browser);
});
