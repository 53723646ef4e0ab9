import { test as base, expect, type BrowserContext } from '@playwright/test';
import { workerScriptIsOutOfReach } from '../browsers/chromium';
import {
  excuseMissingMedia,
  isGivenUp,
  isMissingScript,
  isOutOfReach,
  stockFirefox,
} from '../browsers/firefox';
import { expectLostFramesBefore, noteLostFrames } from '../browsers/frames';
import { leaveOutOfflineCopy } from '../checks/offlineCopy';
import { startFaultyServer, type FaultyServer } from './faultyServer';
import { backend, learningSite, site } from './places';
import { findSecrets } from './secrets';

declare global {
  interface Window {
    /** How long each spinner turned, in milliseconds. */
    spinners: number[];
  }
}

interface Watch {
  /** What the browser complained about, except network errors. */
  complaints: string[];
  /** Everything that others could read: console messages, addresses, referrers. */
  traces: string[];
  /** Addresses that a test itself opens, which may contain secrets. */
  given: Set<string>;
  /** Complaints that a test provokes. */
  provoked: RegExp[];
}

const isAboutNetwork = (text: string): boolean =>
  text.startsWith('Failed to load resource') ||
  text === workerScriptIsOutOfReach ||
  isGivenUp(text) ||
  isMissingScript(text) ||
  isOutOfReach(text, backend) ||
  text.includes(`'${backend}/`);

/** Records what happens in all pages of a browser from now on. */
export function watch(context: BrowserContext): Watch {
  const seen: Watch = { complaints: [], traces: [], given: new Set(), provoked: [] };
  context.on('console', (message) => {
    seen.traces.push(message.text());
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isAboutNetwork(message.text())) seen.complaints.push(message.text());
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Firefox reports a script that does not arrive as an error of the page.
    if (!isAboutNetwork(message)) seen.complaints.push(message);
  });
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = [site, learningSite, backend].some((origin) => url.startsWith(`${origin}/`));
    if (!isOurs && /^https?:/.test(url)) seen.complaints.push(`A request to a stranger: ${url}`);
    if (!request.isNavigationRequest()) seen.traces.push(url);
    seen.traces.push(request.headers()['referer'] ?? '');
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => seen.traces.push(frame.url()));
  });
  return seen;
}

/** Fails on secrets in the wrong place, and on complaints that no test provokes. */
export async function expectInOrder(
  { complaints, traces, given, provoked }: Watch,
  context: BrowserContext,
  { emulator }: FaultyServer,
): Promise<void> {
  const others = traces.filter((trace) => !given.has(trace));
  expect(await findSecrets({ context, traces: others, emulator })).toEqual([]);
  const isProvoked = (text: string) => provoked.some((pattern) => pattern.test(text));
  expect(complaints.filter((text) => !isProvoked(text))).toEqual([]);
}

/** Measures, in the page itself and by its own clock, how long each spinner turned. */
function measureSpinners(): void {
  let since: number | undefined;
  window.spinners = [];
  const look = () => {
    if (document.querySelector('[role="progressbar"]')) since ??= performance.now();
    else if (since !== undefined) {
      window.spinners.push(performance.now() - since);
      since = undefined;
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/**
 * Every test has a service that works until the test breaks it, and is watched: no error may go uncaught, requests
 * may go only to the site and its service, and no password and no token may be left in the wrong place.
 */
export const test = base.extend<{ watched: Watch }, { service: FaultyServer; backendPort: number }>({
  service: [
    async ({ browserName }, use) => {
      // Only Chromium can be redirected from the service's address to another port. Elsewhere tests run one at a
      // time.
      const service = await startFaultyServer(
        browserName === 'chromium' ? undefined : Number(new URL(backend).port),
      );
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  backendPort: [async ({ service }, use) => use(service.port), { scope: 'worker' }],
  browser: [
    async ({ browser, channel }, use) => {
      if (channel === stockFirefox) excuseMissingMedia(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ browserName, launchOptions, backendPort }, use) => {
      const rule = `MAP ${new URL(backend).host} 127.0.0.1:${backendPort}`;
      const args = browserName === 'chromium' ? [`--host-resolver-rules=${rule}`] : [];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ browserName, context, service }, use, testInfo) => {
      if (browserName === 'chromium') expectLostFramesBefore(testInfo);
      await service.startAnew();
      const watched = watch(context);
      await context.addInitScript(measureSpinners);
      await leaveOutOfflineCopy(context, [site, learningSite]);
      await use(watched);
      if (browserName === 'chromium') await noteLostFrames(context, testInfo);
      await expectInOrder(watched, context, service);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
