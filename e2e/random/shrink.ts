import type { Lane } from './lane';
import type { Step } from './step';
import { follow, walk, type Walk } from './walk';

/** In milliseconds: the shortest sequence found by then is used. */
const budget = 60_000;

/** Problems are the same if they break the same invariant in the same way, whatever the numbers in it. */
function kindOf({ problems: [first] }: Walk): string {
  return first ? `${first.invariant}: ${first.detail.replaceAll(/\d+/g, '').slice(0, 40)}` : '';
}

const halves = (steps: readonly Step[], pieces: number): Step[][] => {
  const size = Math.ceil(steps.length / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    steps.filter((_step, at) => at < index * size || at >= (index + 1) * size),
  );
};

export interface Shrunk {
  walk: Walk;
  /** Whether it failed both times that it was repeated. */
  isRepeatable: boolean;
}

/** Whether a failure counts. One that neither repeats nor is certain may be due to a busy machine. */
export const counts = ({ walk: { problems }, isRepeatable }: Shrunk): boolean =>
  isRepeatable || problems.some(({ isCertain }) => isCertain);

/** Finds the steps that a failure needs, by leaving out ever smaller parts of the sequence. */
export async function shrink(lane: Lane, failed: Walk): Promise<Shrunk> {
  const end = Date.now() + budget;
  const wanted = kindOf(failed);
  const tryOut = async (steps: readonly Step[]): Promise<Walk | undefined> => {
    const again = await walk(lane, failed.setting, follow(steps));
    return kindOf(again) === wanted ? again : undefined;
  };
  let shortest = (await tryOut(failed.steps)) && (await tryOut(failed.steps));
  if (!shortest) return { walk: failed, isRepeatable: false };
  for (let pieces = 2; pieces <= shortest.steps.length && Date.now() < end;) {
    let shorter: Walk | undefined;
    for (const candidate of halves(shortest.steps, pieces)) {
      shorter = candidate.length > 0 && Date.now() < end ? await tryOut(candidate) : undefined;
      if (shorter) break;
    }
    if (shorter) pieces = Math.max(2, pieces - 1);
    else if (pieces === shortest.steps.length) break;
    else pieces = Math.min(pieces * 2, shortest.steps.length);
    shortest = shorter ?? shortest;
  }
  return { walk: shortest, isRepeatable: true };
}
