import { expect, type Page } from '@playwright/test';

/** The page is hydrated, or was drawn in the browser. */
export const expectRunning = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(() =>
          Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
        )
        // A page that reloads to recover takes the question with it.
        .catch(() => false),
    )
    .toBe(true);
