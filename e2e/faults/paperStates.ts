import { expect } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { openAs, planPath } from './learner';
import { type LearningState, openSignedOut } from './learningState';

const { lena, omar } = seedUsers;

/** Plans and certificates. */
export const paperStates: readonly LearningState[] = [
  {
    name: 'plan-so-far',
    async open(page, service) {
      await openAs(page, service, planPath, lena);
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
