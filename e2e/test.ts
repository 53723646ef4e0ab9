import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { excuseMissingMedia, isGivenUp, isSheetGivenUp, stockFirefox } from './browsers/firefox';
import { expectLostFramesBefore, noteLostFrames } from './browsers/frames';
import { leaveOutOfflineCopy } from './checks/offlineCopy';
import { unstyledElements } from './checks/styles';
import { production } from './site';

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>;
  }
}

/** Listens in the page itself, because not every browser logs violations to the console. */
async function listenForViolations(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (violation: string) => {
    complaints.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, documentURI }) => {
        void window.reportViolation(`Violation of ${effectiveDirective}: ${blockedURI} on ${documentURI}`);
      },
    );
  });
}

/** The message, with its origin if it is only the name of an error, as Firefox logs errors. */
const withOrigin = (text: string, origin: string): string =>
  /^(\w*Error)?$/.test(text) ? `${text} (${origin})` : text;

/** Every journey fails on an error, a warning, a policy violation or a missing style, in any tab of its browser. */
export const test = base.extend<{ complaints: string[]; provoked: RegExp[]; withOfflineCopy: boolean }>({
  /** Whether the shared production build installs its copy for visits without a network. */
  withOfflineCopy: [false, { option: true }],
  context: async ({ context, withOfflineCopy }, use) => {
    if (!withOfflineCopy) await leaveOutOfflineCopy(context, [production]);
    await use(context);
  },
  browser: [
    async ({ browser, channel }, use) => {
      if (channel === stockFirefox) excuseMissingMedia(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  /** Complaints that a test provokes; some may still come after the test's last step. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  provoked: async ({}, use) => use([]),
  complaints: [
    async ({ browserName, context, channel, provoked }, use, testInfo) => {
      if (browserName === 'chromium') expectLostFramesBefore(testInfo);
      const complaints: string[] = [];
      const isCutOff = (text: string) =>
        isGivenUp(text) || (channel === stockFirefox && isSheetGivenUp(text));
      context.on('console', (message) => {
        // A page for an unknown address is answered with 404 on purpose, which the browser logs.
        const isOfPage = message.location().url === message.page()?.url();
        if (isOfPage && message.text().includes('status of 404')) return;
        if (isCutOff(message.text())) return;
        if (!['error', 'warning'].includes(message.type())) return;
        const { url, lineNumber } = message.location();
        complaints.push(withOrigin(message.text(), `${url}:${lineNumber}`));
      });
      context.on('weberror', (error) => {
        const { message, stack } = error.error();
        if (!isCutOff(message)) complaints.push(withOrigin(message, stack ?? 'no stack'));
      });
      await listenForViolations(context, complaints);
      await use(complaints);
      if (browserName === 'chromium') await noteLostFrames(context, testInfo);
      for (const page of context.pages()) {
        // A page that is being left cannot be evaluated.
        complaints.push(...(await unstyledElements(page).catch(() => [])));
      }
      expect(complaints.filter((complaint) => !provoked.some((words) => words.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './checks/axe';
export { expectRunning } from './checks/running';

/** For tests of dark pages and of paper. */
export function skipWhereMediaCannotBeChosen(channel: string | undefined): void {
  const reason =
    'A stock Firefox lacks emulation.setMediaFeaturesOverride, by which Playwright asks for dark colours; for print it asks by no command of WebDriver BiDi';
  test.skip(channel === stockFirefox, reason);
}

/** Goes Back or Forward within one document, and waits until the state has changed. */
export async function stepThroughHistory(page: Page, step: -1 | 1): Promise<void> {
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  const before = await state();
  await page.evaluate((by) => window.history.go(by), step);
  await expect.poll(state).not.toBe(before);
}

/**
 * Waits until the current history entry is the page's own: closing a layer removes its entry by an asynchronous step,
 * which must not overlap with a step of the test.
 */
export const expectEntryOfPage = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(Object(window.history.state), 'isLayer')))
    .toBeUndefined();

/** Goes Forward into the entry of a closed layer, which the page skips by going back. */
export async function stepIntoClosedLayer(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const back = window.history.back.bind(window.history);
        window.history.back = () => {
          window.history.back = back;
          back();
          resolve();
        };
        window.history.forward();
      }),
  );
  await expectEntryOfPage(page);
}

/**
 * Holds back scripts until the returned function is called. The route stays afterwards: removing it could lose a
 * request that is just coming in.
 */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    // The requesting page may have been left.
    await route.continue().catch(() => undefined);
  });
  return release;
}
