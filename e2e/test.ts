import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { excuseMissingMedia, isGivenUp, isSheetGivenUp, stockFirefox } from './browsers/firefox';
import { unstyledElements } from './checks/styles';

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>;
  }
}

/** The page itself is asked, because not every browser shows its console's word on a violation. */
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

/** What was said, and where it comes from if it says nothing but its kind, as Firefox does of an error that was logged. */
const withOrigin = (text: string, origin: string): string =>
  /^(\w*Error)?$/.test(text) ? `${text} (${origin})` : text;

/** Every journey fails on an error, a warning, a policy violation or a missing style, in whichever tab of its browser. */
export const test = base.extend<{ complaints: string[]; provoked: RegExp[] }>({
  browser: [
    async ({ browser, channel }, use) => {
      if (channel === stockFirefox) excuseMissingMedia(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  /** Complaints that a test provokes; the browser may still utter some when the test's last step is done. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  provoked: async ({}, use) => use([]),
  complaints: [
    async ({ context, channel, provoked }, use) => {
      const complaints: string[] = [];
      const isCutOff = (text: string) =>
        isGivenUp(text) || (channel === stockFirefox && isSheetGivenUp(text));
      context.on('console', (message) => {
        // A page for an unknown address is answered with 404 on purpose, and the browser mentions it.
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
      for (const page of context.pages()) {
        // A page that is being left cannot be asked.
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

/** Back or Forward between two states of one document, until the other one is there. */
export async function stepThroughHistory(page: Page, step: -1 | 1): Promise<void> {
  const state = () => page.evaluate(() => JSON.stringify(window.history.state));
  const before = await state();
  await page.evaluate((by) => window.history.go(by), step);
  await expect.poll(state).not.toBe(before);
}

/**
 * The current entry of history is the page's own: a layer that is closed takes its own away by a step in its own time,
 * which a step of the test's must not cross.
 */
export const expectEntryOfPage = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(Object(window.history.state), 'isLayer')))
    .toBeUndefined();

/** Forward into the entry of a layer that is closed, which the page passes over by a step back of its own. */
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
 * Holds back scripts until told to let them go. From then on they pass: a route that is taken away while a request
 * comes in may lose it.
 */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    // The page that asked may have been left.
    await route.continue().catch(() => undefined);
  });
  return release;
}
