import { parseArgs } from 'node:util';
import { chromiumArguments, chromiumPath } from './browsers/chromium';
import { buildProbe, buildProduct } from './random/builds';
import { type Lane, openLane } from './random/lane';
import { type Origin, tellFailure, tellSum } from './random/report';
import { readSequence, type Sequence } from './random/sequence';
import { counts, shrink, type Shrunk } from './random/shrink';
import { learner, visitors } from './random/visitor';
import { follow, walk, type Walk } from './random/walk';
import { wanderer } from './random/wander';

/*
 * Random visitors of the production build: `npm run e2e:random -- --steps 5000 --seed 7`, with `--learners` of a
 * build with learning. A failing sequence is printed with the command that repeats it.
 */

const stepsPerSequence = 30;

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    slowness: { type: 'string', default: '1' },
    repeat: { type: 'string' },
    learners: { type: 'boolean', default: false },
    /** An existing build; without one the product is built first. */
    build: { type: 'string' },
  },
});
const seed = Number(values.seed);
/** The number of steps done so far, in all lanes. */
let after = 0;
const sequences = Math.ceil(Number(values.steps) / stepsPerSequence);

let failures = 0;

function fail(failure: Shrunk, origin?: Origin): void {
  tellFailure(failure, origin);
  if (counts(failure)) failures += 1;
}

/** Runs sequences while there are any, each with the next kind of visitor. */
async function wanderOn(lane: Lane, take: () => number | undefined): Promise<Walk[]> {
  const walks: Walk[] = [];
  for (let number = take(); number !== undefined; number = take()) {
    const visitor = values.learners ? learner : (visitors[number % visitors.length] ?? visitors[0]);
    const { setting, nextStep } = wanderer(visitor, seed * 1_000_003 + number, stepsPerSequence);
    const walked = await walk(lane, setting, nextStep);
    walks.push(walked);
    after += walked.steps.length;
    if (walked.problems.length === 0) continue;
    const origin = { seed, number, after };
    fail(await shrink(lane, walked), origin);
  }
  return walks;
}

async function repeat(lane: Lane, { setting, steps }: Sequence): Promise<Walk[]> {
  const again = await walk(lane, setting, follow(steps));
  if (again.problems.length > 0) fail({ walk: again, isRepeatable: true });
  return [again];
}

const repeated = values.repeat === undefined ? undefined : readSequence(values.repeat);
const hasLearning = values.learners || repeated?.setting.visitor === learner;
const folder = values.build ?? (hasLearning ? 'dist-random-learning' : 'dist-random');
if (values.build === undefined) buildProduct(folder, { hasLearning });
const executablePath = await chromiumPath();
const launch = { args: chromiumArguments, ...(executablePath && { executablePath }) };
const probe = await buildProbe();
const slowness = Number(values.slowness);

const start = Date.now();
let taken = 0;
const take = () => (taken < sequences ? taken++ : undefined);
const count = repeated ? 1 : Number(values.lanes);
const lanes = await Promise.all(
  Array.from({ length: count }, () => openLane({ folder, probe, slowness, launch })),
);
const walks = await Promise.all(
  lanes.map((lane) => (repeated ? repeat(lane, repeated) : wanderOn(lane, take))),
);
tellSum(walks.flat(), Date.now() - start);
// A browser that has hung cannot be closed either. Playwright kills them all when the process exits.
process.exit(failures > 0 ? 1 : 0);
