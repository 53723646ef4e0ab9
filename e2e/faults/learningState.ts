import { expect, type Page } from '@playwright/test';
import type { SeedUser } from '@mocks/seedUsers';
import type { FaultyServer } from './faultyServer';
import { lessonPath, markAsDone, openAs } from './learner';

export interface LearningState {
  name: string;
  /** Leads from any page of the site to this state. */
  open: (page: Page, service: FaultyServer) => Promise<void>;
}

export async function openSignedOut(page: Page, address: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
}

export async function openLesson(
  page: Page,
  service: FaultyServer,
  number: number,
  user: SeedUser,
): Promise<void> {
  await openAs(page, service, lessonPath(number), user);
  await expect(page.getByRole('link', { name: /^Continue to lesson/ }).or(markAsDone(page))).toBeVisible();
}
