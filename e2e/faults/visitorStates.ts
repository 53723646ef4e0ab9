import { expect } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { coursePath, lessonPath, openAs, planPath } from './learner';
import { type LearningState, openSignedOut } from './learningState';

const { carl } = seedUsers;

/** The states that visitors without an account or without an enrolment see. */
export const visitorStates: readonly LearningState[] = [
  {
    name: 'lesson-visitor',
    async open(page) {
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
    name: 'plan-visitor',
    async open(page) {
      await openSignedOut(page, planPath);
      await expect(page.getByRole('heading', { name: 'Your plan is kept in your account' })).toBeVisible();
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
    name: 'lesson-not-enrolled',
    async open(page, service) {
      await openAs(page, service, lessonPath(3), carl);
      await expect(page.getByRole('heading', { name: 'Enroll to read lesson 3' })).toBeVisible();
    },
  },
  {
    name: 'plan-not-enrolled',
    async open(page, service) {
      await openAs(page, service, planPath, carl);
      await expect(
        page.getByRole('heading', { name: 'Your plan starts with the first lesson' }),
      ).toBeVisible();
    },
  },
];
