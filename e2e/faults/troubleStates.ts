import { expect } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import {
  course,
  enrolAt,
  leaveAt,
  lessonPath,
  markAsDone,
  openAs,
  paidCoursePath,
  planPath,
  pressEnroll,
} from './learner';
import { type LearningState, openLesson, openSignedOut } from './learningState';
import { endSessions, expireSession, lookAgain } from './session';

const { ada, lena, omar } = seedUsers;
const fifthLesson = /\/assets\/lesson05-[^/]+\.js$/;

/** Resets the connection of this call from now on; all others are answered. */
function interrupt(service: FaultyServer, call: string): void {
  service.follow(({ name }) =>
    name === `POST /rest/v1/rpc/${call}`
      ? ({ socket }) => {
          socket?.resetAndDestroy();
        }
      : undefined,
  );
}

/** States in which something is unavailable or was refused. */
export const troubleStates: readonly LearningState[] = [
  {
    name: 'lesson-not-on-device',
    async open(page, service) {
      await page.route(fifthLesson, (route) => route.abort('internetdisconnected'));
      await openLesson(page, service, 4, lena);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: /^Continue to lesson/ }).click();
      await expect(page.getByRole('heading', { name: 'This lesson needs a connection' })).toBeVisible();
    },
  },
  {
    name: 'plan-waiting',
    async open(page, service) {
      await page.unroute(fifthLesson);
      interrupt(service, 'record_progress');
      await page.context().setOffline(false);
      await markAsDone(page).click();
      await expect(page).toHaveURL(lessonPath(6));
      await page.goto(planPath);
      await expect(page.getByText('(1 waiting to be sent)')).toBeVisible();
    },
  },
  {
    name: 'dashboard-news',
    async open(page, service) {
      await leaveAt(service, lena);
      interrupt(service, 'save_course');
      await page.goto(paidCoursePath);
      await pressEnroll(page);
      await expect(page.getByText(/Nothing was charged\. It is kept on this device/)).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByText(`Lesson 5 of ${course.title} could not be marked as done.`)).toBeVisible();
      await expect(page.getByText(/^1 change waits for a connection\./)).toBeVisible();
    },
  },
  {
    name: 'lesson-unreachable',
    async open(page, service) {
      interrupt(service, 'my_learning');
      await openAs(page, service, lessonPath(3), ada);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'plan-unreachable',
    async open(page) {
      await page.goto(planPath);
      await expect(
        page.getByRole('heading', { name: 'Your plan cannot be loaded right now.' }),
      ).toBeVisible();
    },
  },
  {
    name: 'dashboard-unreachable',
    async open(page) {
      await page.goto('/dashboard');
      await expect(page.getByText(/^Your courses could not be looked up/)).toBeVisible();
    },
  },
  {
    name: 'lesson-signed-out',
    async open(page, service) {
      await service.mend();
      await enrolAt(service, ada);
      await openLesson(page, service, 3, ada);
      await endSessions(service, ada);
      await expireSession(page);
      await lookAgain(page);
      await expect(page.getByText('You were signed out. What you wrote is kept.')).toBeVisible();
    },
  },
  {
    name: 'certificate-unreachable',
    async open(page, service) {
      interrupt(service, 'verify_certificate');
      await openSignedOut(page, `/certificate/${omar.course.certificate}`);
      await expect(page.getByText('The code could not be checked.')).toBeVisible();
    },
  },
];
