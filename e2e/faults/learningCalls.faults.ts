import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { type } from '../checks/type';
import { fewFaults, meet } from './faults';
import type { FaultyServer } from './faultyServer';
import {
  comeBackOnline,
  course,
  coursePath,
  enrolAt,
  finishAt,
  learningOf,
  lessonPath,
  notesButton,
  notesDialog,
  openAs,
  paidCourse,
  paidCoursePath,
  planPath,
  pressEnroll,
  saveAt,
  ticksOf,
} from './learner';
import { learningSite } from './places';
import { expectHumanWords } from './screen';
import { expect, test } from './test';

test.use({ baseURL: learningSite });

const rpc = 'POST /rest/v1/rpc/';
const { lena } = seedUsers;
/** On a machine without a network, browsers report being offline. */
const noAnswer =
  /^(?:We can't reach your courses right now\. Nothing was lost; try again in a moment|You are offline, and this needs a connection\. Try again once you are online)\.$/;
const oneWaits = /^1 change waits for a connection\. Kept on this device and sent later\.$/;

for (const fault of fewFaults) {
  test(`a note met by ${fault.name} is not called saved, and reaches the service`, async ({
    page,
    service,
  }) => {
    await enrolAt(service);
    await openAs(page, service, lessonPath(2));
    await notesButton(page).click();
    const notes = notesDialog(page);
    await expect(notes.getByRole('textbox')).toBeFocused();
    const passTimeout = await meet(fault, `${rpc}save_note`, { page, service });
    await type(notes.getByRole('textbox'), 'Ask Mara about her village.');
    await passTimeout();
    await expect(notes.getByText(/^Not saved yet\. Kept on this device\./).first()).toBeVisible();
    await expect(notes.getByText(/^Saved at /)).toHaveCount(0);
    await expectHumanWords(page);
    expect((await learningOf(service)).notes).toEqual([]);
    await service.mend();
    await comeBackOnline(page);
    await expect(notes.getByText(/^Saved at /).first()).toBeVisible();
    expect((await learningOf(service)).notes).toMatchObject([{ body: 'Ask Mara about her village.' }]);
  });

  test(`saving a course met by ${fault.name} keeps it on the list and reaches the service`, async ({
    page,
    service,
  }) => {
    await openAs(page, service, paidCoursePath);
    const passTimeout = await meet(fault, `${rpc}save_course`, { page, service });
    await pressEnroll(page);
    await passTimeout();
    await expect(page.getByText(/Nothing was charged\. It is kept on this device/)).toBeVisible();
    await expectHumanWords(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Saved courses' })).toBeVisible();
    await expect(page.getByText(oneWaits)).toBeVisible();
    expect((await learningOf(service)).saved_courses).toEqual([]);
    await passTimeout();
    await service.mend();
    await comeBackOnline(page);
    await expect(page.getByText(oneWaits)).toBeHidden();
    expect((await learningOf(service)).saved_courses).toMatchObject([{ course_id: paidCourse.id }]);
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  });

  test(`removing a saved course met by ${fault.name} keeps it off the list and reaches the service`, async ({
    page,
    service,
  }) => {
    await saveAt(service, paidCourse.id);
    await openAs(page, service, '/dashboard');
    const remove = page.getByRole('button', { name: /^Remove / });
    await expect(remove).toBeVisible();
    const passTimeout = await meet(fault, `${rpc}unsave_course`, { page, service });
    await remove.click();
    await expect(page.getByText(/ is off your list\.$/)).toBeVisible();
    await passTimeout();
    await expect(page.getByText(oneWaits)).toBeVisible();
    await page.reload();
    await passTimeout();
    await expect(page.getByText(oneWaits)).toBeVisible();
    await expect(remove).toHaveCount(0);
    expect((await learningOf(service)).saved_courses).toMatchObject([{ course_id: paidCourse.id }]);
    await service.mend();
    await comeBackOnline(page);
    await expect(page.getByText(oneWaits)).toBeHidden();
    expect((await learningOf(service)).saved_courses).toEqual([]);
  });

  test(`leaving a course met by ${fault.name} loses no tick, and works afterwards`, async ({
    page,
    service,
  }) => {
    const before = course.lessons.slice(0, lena.course.completedLessons);
    await openAs(page, service, coursePath, lena);
    await page.getByRole('button', { name: 'Leave this course' }).click();
    const passTimeout = await meet(fault, `${rpc}leave_course`, { page, service });
    const dialog = page.getByRole('dialog', { name: 'Leave this course?' });
    const leave = dialog.getByRole('button', { name: 'Leave this course' });
    await leave.click();
    await passTimeout();
    await expect(dialog.getByRole('alert')).toHaveText(noAnswer);
    await expectHumanWords(page);
    expect(await ticksOf(service, lena)).toEqual(before);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Continue: lesson 5' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Leave this course' }).click();
    await service.mend();
    await leave.click();
    await expect(page.getByText('You have left this course. What you wrote is kept.')).toBeVisible();
    const { enrolments, answers, notes } = await learningOf(service, lena);
    expect(enrolments).toEqual([]);
    expect(answers).toHaveLength(Object.keys(lena.course.answers).length);
    expect(notes).toMatchObject([{ body: lena.course.note }]);
  });

  test(`a certificate met by ${fault.name} keeps the typed name and is made once`, async ({
    page,
    service,
  }) => {
    await finishAt(service);
    await openAs(page, service, planPath);
    await page.getByRole('button', { name: 'Get your certificate' }).click();
    const name = page.getByRole('textbox', { name: 'Name on the certificate' });
    await type(name, 'Ada M. Winter');
    const passTimeout = await meet(fault, `${rpc}issue_certificate`, { page, service });
    const make = page.getByRole('button', { name: 'Make the certificate' });
    await make.click();
    await passTimeout();
    await expect(page.getByText(noAnswer)).toBeVisible();
    await expectHumanWords(page);
    await expect(page).toHaveURL(planPath);
    await expect(name).toHaveValue('Ada M. Winter');
    expect((await learningOf(service)).certificates).toEqual([]);
    await service.mend();
    await make.click();
    await expect(page.getByRole('article', { name: 'Certificate of Ada M. Winter' })).toBeVisible();
    const { certificates } = await learningOf(service);
    expect(certificates).toMatchObject([{ name: 'Ada M. Winter' }]);
    await expect(page).toHaveURL(`/certificate/${certificates[0]?.code ?? ''}`);
  });

  test(`an export met by ${fault.name} reports it, and works afterwards`, async ({ page, service }) => {
    await openAs(page, service, '/dashboard', lena);
    const button = page.getByRole('button', { name: 'Download my data' });
    await expect(button).toBeVisible();
    const passTimeout = await meet(fault, `${rpc}export_my_learning`, { page, service });
    await button.click();
    await passTimeout();
    await expect(page.getByText(noAnswer)).toBeVisible();
    await expect(page.getByText('Your data is downloaded.')).toHaveCount(0);
    await service.mend();
    const downloading = page.waitForEvent('download');
    await button.click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain(lena.course.note);
    await expect(page.getByText('Your data is downloaded.')).toBeVisible();
    await expect(page.getByText(noAnswer)).toHaveCount(0);
  });

  test(`a deletion met by ${fault.name} deletes nothing, and works afterwards`, async ({ page, service }) => {
    await openAs(page, service, '/dashboard', lena);
    await page.getByRole('button', { name: 'Delete my learning data' }).click();
    const dialog = page.getByRole('dialog');
    await type(dialog.getByRole('textbox'), 'delete');
    const passTimeout = await meet(fault, `${rpc}delete_my_learning`, { page, service });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await passTimeout();
    await expect(dialog.getByRole('alert')).toHaveText(noAnswer);
    expect(await ticksOf(service, lena)).toHaveLength(lena.course.completedLessons);
    expect((await learningOf(service, lena)).notes).toMatchObject([{ body: lena.course.note }]);
    await service.mend();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Your learning data is deleted.')).toBeVisible();
    expect(await learningOf(service, lena)).toMatchObject({ enrolments: [], answers: [], notes: [] });
  });
}

/** Enrolls with a service that does not answer, and removes a filter: their messages are on the screen together. */
async function bringUpTwoMessages(page: Page, service: FaultyServer) {
  await page.route(/\/rpc\/save_course$/, () => undefined);
  await openAs(page, service, '/courses?category=ai-fundamentals');
  await pressEnroll(page);
  const enrolling = page.getByRole('alert').filter({ hasText: /^Enrolling in / });
  await expect(enrolling).toBeVisible();
  await page.getByRole('button', { name: 'Remove AI Fundamentals' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const message = page.getByRole('presentation').filter({ has: enrolling });
  return { enrolling, close: message.getByRole('button', { name: 'Close' }).last(), undo };
}

for (const width of [1440, 390]) {
  test(`while an enrollment waits, another message and its button are beside its message, at ${width} px`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { enrolling, close, undo } = await bringUpTwoMessages(page, service);
    // Refused where anything lies over the button.
    await close.click({ trial: true });
    await undo.click();
    await expect(page).toHaveURL(/category=ai-fundamentals$/);
    await expect(enrolling).toBeVisible();
  });
}

test('a message that came while an enrollment waited stays where it is when that of the enrollment closes', async ({
  page,
  service,
}) => {
  const { enrolling, close, undo } = await bringUpTwoMessages(page, service);
  const topOf = async () => Math.round((await undo.boundingBox())?.y ?? 0);
  await expect.poll(topOf).toBeLessThan(300);
  const before = await topOf();
  await close.click();
  await expect(enrolling).toBeHidden();
  expect(await topOf()).toBe(before);
});
