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
  /** What was done; the last one is what failed, if anything did. */
  steps: Step[];
  /** How many of them there was nothing to do with. */
  skipped: number;
  problems: readonly Problem[];
}

/** The next step, or undefined at the end. */
export type NextStep = (world: World) => Promise<Step | undefined>;

const longestStep = 30_000;

/** Says what went on when a page did not answer. */
async function inTime<Result>(what: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the page does not answer any more: ${what}`)), longestStep);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function storedSession({ servers: { service } }: Lane) {
  const session = await sessionOf(service, seedUsers.ada);
  return [{ origin: site, localStorage: [{ name: sessionKey, value: JSON.stringify(session) }] }];
}

/** Walks step by step through a fresh browser, until the steps end or something does not hold. */
export async function walk(lane: Lane, setting: Setting, nextStep: NextStep): Promise<Walk> {
  const world = await openWorld(lane, setting, setting.isSignedIn ? () => storedSession(lane) : undefined);
  const result: Walk = { setting, steps: [], skipped: 0, problems: [] };
  try {
    for (;;) {
      const step: Step | undefined = await inTime('looking for the next step', nextStep(world));
      if (!step) {
        if (setting.visitor === learner) result.problems = await finishLearning(world);
        return result;
      }
      result.steps.push(step);
      const outcome: Outcome = await inTime(
        `${step.do}, from ${world.active.page.url()}`,
        perform(world, step),
      );
      if (outcome.isSkipped) result.skipped += 1;
      world.active.isHurried = outcome.isHasty ?? false;
      result.problems = world.active.isHurried ? [] : await inTime('settling', settle(world, outcome));
      if (result.problems.length > 0) return result;
    }
  } catch (error) {
    result.problems = [{ invariant: 'the walk goes on', detail: String(error) }];
    return result;
  } finally {
    const closing = Promise.all(world.devices.map((device) => device.close()));
    await inTime('closing', closing).catch(() => lane.renew());
  }
}

/** The steps of a known sequence, one after the other. */
export function follow(steps: readonly Step[]): NextStep {
  const left = [...steps];
  return async () => left.shift();
}
