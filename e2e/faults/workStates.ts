import { expect } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { wordName } from '@/features/learning/blocks/spoken';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { lessons as course } from '@/features/learning/lessons/startHereAi';
import { type } from '../checks/type';
import { answerField, enrolAt, notesButton, notesDialog, writeElsewhere } from './learner';
import { type LearningState, openLesson } from './learningState';

const { ada, lena } = seedUsers;
const { lessons }: CourseLessons = course;
const blocks = lessons.flatMap((lesson) => lesson.blocks);

/** Exercises, texts and notes after some work, with the parts that are not sent yet. */
export const workStates: readonly LearningState[] = [
  {
    name: 'sort-finished',
    async open(page, service) {
      const block = blocks.find((one) => one.type === 'sort');
      if (block?.type !== 'sort') throw new Error('There is nothing to sort');
      await openLesson(page, service, 1, lena);
      const sheet = page.locator(`#${block.id}`);
      for (const { group } of block.items) await sheet.getByRole('button', { name: group }).click();
      await expect(sheet.getByRole('button', { name: 'Sort again' })).toBeVisible();
    },
  },
  {
    name: 'text-too-long',
    async open(page) {
      const cell = (row: string) => page.getByRole('textbox', { name: `${row}, Where I met it` });
      await cell('Filter').fill('x '.repeat(1000));
      await cell('Generate').fill('x '.repeat(4500));
      await expect(cell('Generate')).toHaveAccessibleDescription(/^That did not fit: /);
    },
  },
  {
    name: 'predict-finished',
    async open(page, service) {
      const block = blocks.find((one) => one.type === 'predict');
      if (block?.type !== 'predict') throw new Error('There is nothing to guess');
      await openLesson(page, service, 2, lena);
      const sheet = page.locator(`#${block.id}`);
      for (const [index, { candidates }] of block.steps.entries()) {
        if (index > 0) await sheet.getByRole('button', { name: 'Next word' }).click();
        const name = wordName(candidates[0]?.word ?? '');
        await sheet.getByRole('button', { name, exact: true }).click();
      }
      await expect(sheet.getByRole('button', { name: 'Start again' })).toBeVisible();
    },
  },
  {
    name: 'note-edited',
    async open(page, service) {
      await openLesson(page, service, 4, lena);
      await notesButton(page).click();
      await notesDialog(page)
        .getByRole('button', { name: /^Edit note/ })
        .click();
      await expect(
        notesDialog(page).getByRole('textbox', { name: 'Note on lesson 4', exact: true }),
      ).toBeFocused();
    },
  },
  {
    name: 'note-removed',
    async open(page) {
      await notesDialog(page).getByRole('button', { name: 'Remove note' }).click();
      await expect(notesDialog(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    },
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
      await expect(page.getByText('In your account', { exact: true })).toBeVisible();
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
];
