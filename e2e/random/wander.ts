import { chanceOf, type Chance } from './chance';
import { chooseStep, widths } from './chooseStep';
import { arrival, listControls, look, until } from './look';
import { addresses } from './texts';
import type { Setting, Visitor } from './visitor';
import type { NextStep } from './walk';
import { isAway } from './world';

/** How a visitor of a kind begins, as far as chance has it. */
const settingOf = (visitor: Visitor, chance: Chance): Setting => ({
  visitor,
  width: chance.pick(widths),
  scheme: chance.pick(['light', 'light', 'dark']),
  isSignedIn: visitor === 'member' || (visitor === 'flaky network' && chance.isOneIn(2)),
});

/** A visitor of whom a seed decides everything, for a number of steps. */
export function wanderer(visitor: Visitor, seed: number, length: number) {
  const chance = chanceOf(seed);
  const setting = settingOf(visitor, chance);
  let done = 0;
  const nextStep: NextStep = async (world) => {
    done += 1;
    if (done > length) return undefined;
    if (done === 1) {
      return {
        do: 'open',
        address: chance.pick(addresses),
        ...(chance.isOneIn(3) && { isHasty: true as const }),
      };
    }
    const { page } = world.active;
    const controls = await until(async () => {
      const found = await listControls(page);
      return found.length > 0 || isAway(page) ? found : undefined;
    }, arrival);
    const state = isAway(page) ? undefined : await look(page);
    return chooseStep({ world, visitor, state, controls: controls ?? [] }, chance);
  };
  return { setting, nextStep };
}
