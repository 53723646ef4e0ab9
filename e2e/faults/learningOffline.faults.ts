import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { beginOffline } from '../browsers/chromium';
import { type } from '../checks/type';
import type { FaultyServer } from './faultyServer';
import {
  answerBlock,
  answerField,
  course,
  enrolAt,
  learningOf,
  lessonPath,
  markAsDone,
  openAs,
  ticksOf,
} from './learner';
import { backend, learningSite } from './places';
import { expireSession } from './session';
import { expect, expectInOrder, test as base, watch } from './test';

type Network = 'online' | 'offline';

/** Opens the same browser with its stored data, and closes it when the work is done. */
type OnDevice = (network: Network, work: (page: Page) => Promise<void>) => Promise<void>;

/** Without a network not even the service worker can reach the site. */
function leadTo({ port }: FaultyServer, network: Network, { args = [], ...options }: LaunchOptions) {
  const hosts = [`MAP ${new URL(backend).host} 127.0.0.1:${port}`];
  if (network === 'offline') hosts.push(`MAP ${new URL(learningSite).host} ~NOTFOUND`);
  const flag = '--host-resolver-rules=';
  const others = args.filter((argument) => !argument.startsWith(flag));
  return { ...options, baseURL: learningSite, args: [...others, flag + hosts.join(', ')] };
}

const test = base.extend<{ onDevice: OnDevice }>({
  onDevice: async ({ launchOptions, service }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'learner-'));
    await use(async (network, work) => {
      const options = leadTo(service, network, launchOptions);
      const context = await chromium.launchPersistentContext(profile, options);
      const watched = watch(context);
      try {
        if (network === 'offline') {
          // Logged by the client once it gives up renewing a session.
          watched.provoked.push(/^AuthRetryableFetchError: /);
          await service.refuse();
          await context.addInitScript(beginOffline);
          await context.setOffline(true);
        }
        await work(await context.newPage());
        await expectInOrder(watched, context, service);
      } finally {
        await context.close();
      }
    });
    await rm(profile, { recursive: true, force: true });
  },
});

const answerText = 'Written on the train.';
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

for (const { when, isExpired } of [
  { when: 'within the hour', isExpired: false },
  { when: 'after its session has run out', isExpired: true },
]) {
  test(`a lesson works offline after the browser was closed, ${when}, and its changes are sent later`, async ({
    onDevice,
    service,
  }) => {
    test.setTimeout(180_000);
    await enrolAt(service);
    await onDevice('online', async (page) => {
      await openAs(page, service, lessonPath(2));
      await expect(markAsDone(page)).toBeVisible();
      // Over a hundred files are cached, which takes a busy machine longer than the usual timeout.
      await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true);
      if (isExpired) await expireSession(page);
    });

    await onDevice('offline', async (page) => {
      await page.goto(lessonPath(2));
      await expect(page.getByText('You are offline. This lesson is on this device.')).toBeVisible();
      await type(answerField(page), answerText);
      await expect(page.getByText('Waiting for a connection. Kept on this device.').first()).toBeVisible();
      await markAsDone(page).click();
      await expect(page).toHaveURL(lessonPath(3));
      await expect(markAsDone(page)).toBeVisible();
    });

    await onDevice('offline', async (page) => {
      await page.goto(lessonPath(2));
      await expect(answerField(page)).toHaveValue(answerText);
      await expect(page.getByText(/^Done on /)).toBeAttached();
      await service.mend();
      expect(await ticksOf(service)).toEqual([]);
      await page.context().setOffline(false);
      await expect.poll(() => ticksOf(service)).toEqual([course.lessons[1]]);
      await expect
        .poll(async () => (await learningOf(service)).answers)
        .toMatchObject([{ block: answerBlock, body: answerText }]);
      await expect(page.getByText(/^Saved at /).first()).toBeVisible();
    });
  });
}
