import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sessionKey } from '../faults/places';
import type { Control, Place, Target } from './page/controls';
import type { PageState } from './page/readPage';

const pause = 30;
/** How long to wait for a control that is to be pressed, in milliseconds. */
export const arrival = 1500;

/** Undefined if the page is being left or is not the product's; callers ask again. */
async function ask<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && /Execution context|navigat|probe|SecurityError/.test(error.message)) {
      return undefined;
    }
    throw error;
  }
}

/** Asks until there is an answer, or the time is up. */
export async function until<Answer>(
  question: () => Promise<Answer | undefined>,
  limit: number,
): Promise<Answer | undefined> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await question();
    if (answer !== undefined || Date.now() > end) return answer;
    await wait(pause);
  }
}

export const look = async (page: Page): Promise<PageState | undefined> =>
  (await ask(page.evaluate((key) => window.probe.read(key), sessionKey))) ?? undefined;

export const listControls = async (page: Page): Promise<Control[]> =>
  (await ask(page.evaluate(() => window.probe.listControls()))) ?? [];

export const focused = (page: Page): Promise<Control | undefined> =>
  ask(page.evaluate(() => window.probe.focused()));

export const besideLayer = (page: Page) => ask(page.evaluate(() => window.probe.besideLayer()));

/** Whether the last press hit something other than its target. If the page is gone, it was hit. */
export const hasMissed = async (page: Page): Promise<boolean> =>
  (await ask(page.evaluate(() => window.probe.hasMissed()))) ?? false;

/** Where to press a control, as soon as it exists and nothing covers it. */
export const placeOf = (page: Page, target: Target, limit: number): Promise<Place | undefined> =>
  until(
    async () => (await ask(page.evaluate((wanted) => window.probe.placeOf(wanted), target))) ?? undefined,
    limit,
  );

/**
 * Identifies the page in a tab: by its document, the number of pages before it in that document, and its heading. The
 * address alone is not enough, because it changes before its page is drawn.
 */
export const pageOf = ({ document, arrivals, headings }: PageState): string =>
  [document, arrivals, ...headings].join(' ');
