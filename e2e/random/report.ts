import { writeSequence } from './sequence';
import { counts, type Shrunk } from './shrink';
import { tell } from './step';
import { learner, visitors } from './visitor';
import type { Walk } from './walk';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The origin of a sequence, and how many steps were done before it. */
export interface Origin {
  seed: number;
  number: number;
  after: number;
}

/** Prints what failed, the shortest way to it, and the command that repeats it. */
export function tellFailure(failure: Shrunk, origin?: Origin): void {
  const { walk, isRepeatable } = failure;
  const { visitor, width, scheme, isSignedIn } = walk.setting;
  const mark = counts(failure) ? '✘' : '·';
  print('');
  for (const { invariant, detail } of walk.problems.slice(0, 4)) print(`${mark} ${invariant}: ${detail}`);
  const from = origin ? `, seed ${origin.seed}, sequence ${origin.number}, after ${origin.after} steps` : '';
  print(`  ${visitor}${isSignedIn ? ', signed in' : ''}, ${width} wide, ${scheme}${from}`);
  walk.steps.forEach((step, at) => print(`  ${at + 1}. ${tell(step)}`));
  if (!isRepeatable) print('  It did not fail again each time that it was repeated.');
  print(`  npm run e2e:random -- --repeat '${writeSequence(walk)}'`);
}

/** Prints how many steps each kind of visitor did, and with what result. */
export function tellSum(walks: readonly Walk[], milliseconds: number): void {
  print('');
  for (const visitor of [...visitors, learner]) {
    const own = walks.filter(({ setting }) => setting.visitor === visitor);
    if (own.length === 0) continue;
    const sum = (count: (walk: Walk) => number) => own.reduce((total, one) => total + count(one), 0);
    const failed = own.filter(({ problems }) => problems.length > 0).length;
    const steps = sum((one) => one.steps.length);
    print(
      `${visitor}: ${steps} steps (${sum((one) => one.skipped)} with nothing to do) in ${own.length} sequences, ${failed} failed`,
    );
  }
  const steps = walks.reduce((total, one) => total + one.steps.length, 0);
  const seconds = Math.round(milliseconds / 1000);
  print(`${steps} steps in ${seconds} s, ${(steps / Math.max(1, seconds)).toFixed(1)} a second`);
}
