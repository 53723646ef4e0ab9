import { seedUsers } from '@mocks/seedUsers';
import { sessionKey, site } from '../faults/places';
import { sessionOf } from '../faults/session';
import type { Outcome } from './expectation';
import type { Problem } from './invariants';
import type { Lane } from './lane';
import { perform } from './perform';
import { settle } from './settle';
import type { Step } from './step';
import { finishLearning } from './finishLearning';
import { learner, type Setting } from './visitor';
import { openWorld, type World } from './world';

export interface Walk {
  setting: Setting;
  /** The steps that were done; if anything failed, the last one did. */
  steps: Step[];
  /** How many of them were skipped because their target was missing. */
  skipped: number;
  problems: readonly Problem[];
}

/** The next step, or undefined at the end. */
export type NextStep = (world: World) => Promise<Step | undefined>;

/** In milliseconds. */
const longestStep = 30_000;
/** On a quiet machine, in milliseconds. It waits for the work of each account on each device, one after the other. */
const longestFinish = 120_000;

/**
 * Fails with a description of the work if a page or the browser does not answer: Playwright waits for some answers
 * without a limit.
 */
async function inTime<Result>(what: string, work: Promise<Result>, limit = longestStep): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the page does not answer any more: ${what}`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function storedSession({ servers: { service } }: Lane) {
  const session = await sessionOf(service, seedUsers.ada);
  return [{ origin: site, localStorage: [{ name: sessionKey, value: JSON.stringify(session) }] }];
}

async function wanderThrough(world: World, nextStep: NextStep, result: Walk): Promise<readonly Problem[]> {
  for (;;) {
    const step: Step | undefined = await inTime('looking for the next step', nextStep(world));
    if (!step) {
      const isLearner = result.setting.visitor === learner;
      return isLearner
        ? inTime('arriving of what was done', finishLearning(world), longestFinish * world.slowness)
        : [];
    }
    result.steps.push(step);
    const outcome: Outcome = await inTime(
      `${step.do}, from ${world.active.page.url()}`,
      perform(world, step),
    );
    if (outcome.isSkipped) result.skipped += 1;
    world.active.isHurried = outcome.isHasty ?? false;
    const problems = world.active.isHurried ? [] : await inTime('settling', settle(world, outcome));
    if (problems.length > 0) return problems;
  }
}

/** Replaces a browser that has failed to open or to close a window. */
async function closeAll(lane: Lane, world: World | undefined): Promise<void> {
  const closing = world && Promise.all(world.devices.map((device) => device.close()));
  const isClosed = closing && (await inTime('closing', closing).catch(() => undefined));
  if (!isClosed) await lane.renew();
}

/** Does step after step in a fresh browser, until there are no more or an invariant is broken. */
export async function walk(lane: Lane, setting: Setting, nextStep: NextStep): Promise<Walk> {
  const result: Walk = { setting, steps: [], skipped: 0, problems: [] };
  let world: World | undefined;
  try {
    const session = setting.isSignedIn ? () => storedSession(lane) : undefined;
    world = await inTime('opening a window', openWorld(lane, setting, session));
    result.problems = await wanderThrough(world, nextStep, result);
  } catch (error) {
    result.problems = [{ invariant: 'the walk goes on', detail: String(error) }];
  }
  await closeAll(lane, world);
  return result;
}

/** The steps of a known sequence, one after the other. */
export function follow(steps: readonly Step[]): NextStep {
  const left = [...steps];
  return async () => left.shift();
}
