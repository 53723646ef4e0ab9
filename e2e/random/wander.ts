import { createRng, type Rng } from './rng';
import { chooseStep, widths } from './chooseStep';
import { arrival, listControls, look, until } from './look';
import { addresses } from './texts';
import { chooseLearningStep, places } from './chooseLearningStep';
import { learner, type Setting, type Visitor } from './visitor';
import type { NextStep } from './walk';
import { isAway } from './world';

/** Chooses at random how a visitor of this kind starts. */
const settingOf = (visitor: Visitor, rng: Rng): Setting => ({
  visitor,
  width: rng.pick(widths),
  scheme: rng.pick(['light', 'light', 'dark']),
  isSignedIn: visitor === 'member' || visitor === learner || (visitor === 'flaky network' && rng.isOneIn(2)),
});

/** A visitor whose start and steps are all determined by a seed. */
export function wanderer(visitor: Visitor, seed: number, length: number) {
  const rng = createRng(seed);
  const setting = settingOf(visitor, rng);
  let done = 0;
  const nextStep: NextStep = async (world) => {
    done += 1;
    if (done > length) return undefined;
    if (done === 1) {
      return {
        do: 'open',
        address: rng.pick(visitor === learner ? places : addresses),
        ...(rng.isOneIn(3) && { isHasty: true as const }),
      };
    }
    const { page } = world.active;
    const controls = await until(async () => {
      const found = await listControls(page);
      return found.length > 0 || isAway(page) ? found : undefined;
    }, arrival);
    const state = isAway(page) ? undefined : await look(page);
    const situation = { world, visitor, state, controls: controls ?? [] };
    return visitor === learner ? chooseLearningStep(situation, rng) : chooseStep(situation, rng);
  };
  return { setting, nextStep };
}
