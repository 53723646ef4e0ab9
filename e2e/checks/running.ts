import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated or was drawn in the browser. */
export const expectRunning = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(() =>
          Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
        )
        // If the page reloads to recover, the evaluation fails.
        .catch(() => false),
    )
    .toBe(true);
