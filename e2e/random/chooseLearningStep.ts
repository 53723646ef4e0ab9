import { coursePath, lessonPath } from '../faults/learner';
import type { Situation } from './chooseStep';
import type { Rng } from './rng';
import type { Step } from './step';
import { troubles } from './trouble';
import { learners } from './learningRecord';

const widths = [390, 1440] as const;
const lessons = [1, 2, 2, 2, 3] as const;
export const places: readonly [string, ...string[]] = [
  coursePath,
  lessonPath(2),
  `${coursePath}/plan`,
  '/dashboard',
  '/',
];
const answers = ['Log out anyway', 'Log out anyway', 'Send and log out', 'Stay signed in'] as const;

interface Option {
  weight: number;
  item: () => Step;
}

function learning({ world, state }: Situation, rng: Rng): Option[] {
  const path = state ? new URL(state.address).pathname : '';
  const isLesson = path.includes('/learn/');
  const account = state?.account.stored;
  const isEnrolled = world.learning.deeds.some(
    (deed) => deed.kind === 'enrolment' && deed.account === account,
  );
  const isUndecided = state?.mainText.includes('In your account') === true;
  const here = (weight: number) => (isLesson && isEnrolled ? weight : 0);
  return [
    { weight: isEnrolled ? 1 : 30, item: () => ({ do: 'enroll' }) },
    { weight: isLesson ? 8 : 20, item: () => ({ do: 'open a lesson', number: rng.pick(lessons) }) },
    { weight: path === lessonPath(2) ? here(25) : 0, item: () => ({ do: 'write an answer' }) },
    { weight: here(8), item: () => ({ do: 'write a note' }) },
    { weight: here(5), item: () => ({ do: 'answer a question' }) },
    { weight: here(12), item: () => ({ do: 'mark as done' }) },
    { weight: isUndecided ? 20 : 0, item: () => ({ do: 'choose a version', isMine: rng.isOneIn(2) }) },
  ];
}

function moving({ world: { tabs, isOffline, active } }: Situation, rng: Rng): Option[] {
  return [
    { weight: 10, item: () => ({ do: 'take the other device', as: rng.pick(learners) }) },
    { weight: tabs.length > 3 ? 0 : 2, item: () => ({ do: 'open a tab', address: rng.pick(places) }) },
    { weight: tabs.length > 1 ? 4 : 0, item: () => ({ do: 'change tabs' }) },
    { weight: active.page.url() === 'about:blank' ? 0 : 3, item: () => ({ do: 'back' }) },
    // The browser's own page for an unreachable address does not belong to the product.
    { weight: isOffline ? 0 : 4, item: () => ({ do: 'reload' }) },
    { weight: isOffline ? 0 : 3, item: () => ({ do: 'open', address: rng.pick(places) }) },
    { weight: 1, item: () => ({ do: 'resize', width: rng.pick(widths) }) },
  ];
}

function breaking({ world: { isOffline, trouble } }: Situation, rng: Rng): Option[] {
  const [first, ...others] = troubles;
  return [
    {
      weight: trouble === 'works' && first ? 5 : 0,
      item: () => ({ do: 'trouble the service', trouble: first ? rng.pick([first, ...others]) : 'works' }),
    },
    { weight: trouble === 'works' ? 0 : 10, item: () => ({ do: 'trouble the service', trouble: 'works' }) },
    { weight: isOffline ? 0 : 8, item: () => ({ do: 'lose the network' }) },
    { weight: isOffline ? 8 : 0, item: () => ({ do: 'find the network' }) },
  ];
}

function changingAccounts({ state }: Situation, rng: Rng): Option[] {
  const isMember = state?.account.stored !== undefined;
  return [
    { weight: isMember ? 0 : 40, item: () => ({ do: 'sign in', as: rng.pick(learners) }) },
    { weight: isMember ? 8 : 0, item: () => ({ do: 'log out', answer: rng.pick(answers) }) },
  ];
}

/** Chooses at random what a learner does next. */
export function chooseLearningStep(situation: Situation, rng: Rng): Step {
  const { state, world } = situation;
  if (!state && world.isOffline) return { do: 'find the network' };
  if (!state) return { do: 'open', address: rng.pick(places) };
  const options = [learning, moving, breaking, changingAccounts].flatMap((kind) => kind(situation, rng));
  return rng.weigh(options)?.() ?? { do: 'open', address: rng.pick(places) };
}
