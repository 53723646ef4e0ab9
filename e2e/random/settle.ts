import { setTimeout as wait } from 'node:timers/promises';
import { hasChanged, type Outcome } from './expectation';
import { forgetTexts, type Problem, problemsOf } from './invariants';
import { look } from './look';
import type { PageState } from './page/readPage';
import { noteAccount, passwordProblems } from './passwords';
import { isAway, type World } from './world';

const pause = 40;
/** How long a page may take until all invariants hold, on a quiet machine. */
const timeout = 10_000;
/** How long the effect of a press may take, once the page runs. */
const promptness = 2000;

function effectProblems({ pressedIn, pressed }: Outcome, state: PageState): Problem[] {
  // A page that reports a failed start has only links that work.
  const isDead = !state.isRunning && /could not start/.test(state.text);
  if (!pressedIn || isDead || hasChanged(pressedIn, state, pressed)) return [];
  return [{ invariant: 'what is pressed has a visible effect', detail: pressed ?? '' }];
}

const expectationProblems = ({ expectations }: Outcome, state: PageState): Problem[] =>
  expectations.flatMap((expectation) => {
    const detail = expectation(state);
    return detail === undefined ? [] : [{ invariant: 'a step leads where it should', detail }];
  });

const complaintsOf = ({ takeComplaints }: World): Problem[] =>
  takeComplaints().map((detail) => ({
    invariant: 'no error, no warning, no violation',
    detail,
    isCertain: true,
  }));

/** Waits until all invariants and expectations hold; when the time is up, returns those that do not. */
export async function settle(world: World, outcome: Outcome): Promise<Problem[]> {
  const start = Date.now();
  let runningSince: number | undefined;
  for (;;) {
    const complaints = complaintsOf(world);
    if (complaints.length > 0) return complaints;
    if (isAway(world.active.page)) return [];
    const state = await look(world.active.page);
    const now = Date.now();
    if (state) {
      noteAccount(world.active, world, state.account.stored);
      forgetTexts(state, world.active);
      if (state.isRunning) runningSince ??= now;
      const effect = effectProblems(outcome, state);
      const problems = [
        ...problemsOf(state, world),
        ...expectationProblems(outcome, state),
        ...passwordProblems(world),
        ...effect,
      ];
      if (problems.length === 0) return [];
      const isTooLate = effect.length > 0 && now - (runningSince ?? now) > promptness * world.slowness;
      if (isTooLate || now - start > timeout * world.slowness) return problems;
    } else if (now - start > timeout * world.slowness)
      return [{ invariant: 'a page answers', detail: world.active.page.url() }];
    await wait(pause);
  }
}
