import { expect, type Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { type } from '../checks/type';
import { notesButton, notesDialog } from './learner';
import { type LearningState, openLesson } from './learningState';

const { lena } = seedUsers;

/** Chooses one of the answers to the first question of the first lesson, and checks it. */
async function answer(page: Page, text: string, verdict: string): Promise<void> {
  const sheet = page.locator('#sha-01-d');
  await sheet.getByRole('radio', { name: text }).check();
  await sheet.getByRole('button', { name: 'Check answer' }).click();
  await expect(sheet.getByRole('status')).toContainText(verdict);
}

/** Lessons as members see them. */
export const lessonStates: readonly LearningState[] = [
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
      await notesButton(page).click();
      const notes = notesDialog(page);
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
];
