import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { course, lessonPath } from '../faults/learner';
import { plant, sessionOf } from '../faults/session';
import type { Problem } from './invariants';
import { look } from './look';
import { startTrouble, type World } from './world';
import { type Deed, foreignWords, hasArrived, learnerOf, rowsOf } from './learningRecord';

const pause = 100;
/** How long everything may take to arrive without faults, on a quiet machine. */
const timeout = 10_000;

/** Signs in on a device that may still have unsent work of that account, and returns what does not arrive. */
async function comeHome(world: World, device: BrowserContext, account: string): Promise<Problem[]> {
  const { service } = world.servers;
  const deeds = world.learning.deeds.filter(
    (deed) => deed.account === account && world.devices[deed.device] === device,
  );
  const page = await device.newPage();
  await plant(page, JSON.stringify(await sessionOf(service, learnerOf(account))));
  await page.goto(lessonPath(2));
  const end = Date.now() + timeout * world.slowness;
  for (;;) {
    const state = await look(page);
    const shown = [state?.mainText ?? '', ...(state?.fields.map(({ value }) => value) ?? [])].join('\n');
    const rows = rowsOf(service.emulator, account);
    // Both of two versions are kept until the learner chooses.
    const isAsked = ({ kind, what }: Deed) =>
      kind === 'answer' && shown.includes('In your account') && shown.includes(what);
    const lost = deeds.filter((deed) => !hasArrived(deed, rows, world.learning) && !isAsked(deed));
    const count = /(\d) of 9 lessons done/.exec(shown)?.[1];
    const isCounted = count === undefined || Number(count) === rows.ticks.length;
    if (lost.length === 0 && isCounted) break;
    if (Date.now() > end) {
      const miscounted = isCounted ? [] : [`${count} of ${rows.ticks.length} ticks are shown`];
      const details = [...lost.map(({ kind, what }) => `the ${kind} of ${account}: ${what}`), ...miscounted];
      await page.close();
      return details.map((detail) => ({ invariant: 'nothing that was done is lost', detail }));
    }
    await wait(pause);
  }
  await page.close();
  return [];
}

function foreignRows(world: World): Problem[] {
  const accounts = new Set(world.learning.deeds.map(({ account }) => account));
  return [...accounts].flatMap((account) => {
    const { all, ticks } = rowsOf(world.servers.service.emulator, account);
    const marked = world.learning.deeds.filter((deed) => deed.kind === 'tick' && deed.account === account);
    const foreign = ticks.filter((lesson) => !marked.some(({ what }) => what === lesson));
    return [...foreignWords(all, account), ...foreign].map((what) => ({
      invariant: 'nothing lies in the wrong account',
      detail: `${what} in that of ${account} of ${course.title}`,
      isCertain: true as const,
    }));
  });
}

/** Ends all faults and checks that everything done has arrived at the service, and nothing else. */
export async function finishLearning(world: World): Promise<Problem[]> {
  startTrouble(world, 'works');
  for (const device of world.devices) await device.setOffline(false);
  world.offline.clear();
  const problems: Problem[] = [];
  for (const [index, device] of world.devices.entries()) {
    for (const page of device.pages()) await page.close();
    const own = world.learning.deeds.filter((deed) => deed.device === index);
    for (const account of new Set(own.map((deed) => deed.account))) {
      problems.push(...(await comeHome(world, device, account)));
    }
  }
  return [...problems, ...foreignRows(world)];
}
