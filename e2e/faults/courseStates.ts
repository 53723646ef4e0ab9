import { expect } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { coursePath, enrolAt, openAs, paidCourse, paidCoursePath, pressEnroll, saveAt } from './learner';
import type { LearningState } from './learningState';

const { ada, carl, lena, omar } = seedUsers;

/** Courses and the dashboard, as members and a creator see them. */
export const courseStates: readonly LearningState[] = [
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
    name: 'enrol-free',
    async open(page, service) {
      await openAs(page, service, coursePath, ada);
      await pressEnroll(page);
      await expect(page.getByRole('button', { name: 'Open course' })).toBeVisible();
    },
  },
  {
    name: 'enrol-paid',
    async open(page, service) {
      await openAs(page, service, paidCoursePath, ada);
      await pressEnroll(page);
      await expect(page.getByRole('button', { name: 'See list' })).toBeVisible();
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
