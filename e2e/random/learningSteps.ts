import { seedUsers } from '@mocks/seedUsers';
import { course, coursePath, lessonPath } from '../faults/learner';
import { sessionKey, site } from '../faults/places';
import { sessionOf } from '../faults/session';
import { fill, named, pressAny, reach, signOut, whenWell } from './accountSteps';
import { done, type Expectation, type Outcome, skipped } from './expectation';
import { arrival, listControls, look, until } from './look';
import { open } from './open';
import type { PageState } from './page/readPage';
import type { Step } from './step';
import { isAway, openTab, type World } from './world';
import { type Deed, foreignWords, hasArrived, ownWords, rowsOf } from './learningRecord';

/** How long a dialog may take to open after its press, in milliseconds. */
const dialogDelay = 600;
/** How long a page may take to load and run. */
const loading = 5000;

const deviceInHand = ({ devices, active }: Pick<World, 'devices' | 'active'>): number =>
  devices.indexOf(active.page.context());

function note(world: World, deed: Omit<Deed, 'account' | 'device'>, account: string | undefined): void {
  if (account === undefined) return;
  world.learning.deeds.push({ ...deed, account, device: deviceInHand(world) });
}

/** Waits until the page runs and knows its account, and closes any layer; undefined if that does not happen. */
async function lookAtPage(
  { active: { page }, slowness }: World,
  isWanted: (state: PageState) => boolean = () => true,
) {
  if (isAway(page)) return undefined;
  const ready = (isLayerLeft: boolean) => async () => {
    const state = await look(page);
    const { isMember = false, isGuest = false } = state?.account ?? {};
    return state?.isRunning &&
      isMember !== isGuest &&
      (isLayerLeft || state.layer === undefined) &&
      isWanted(state)
      ? state
      : undefined;
  };
  const state = await until(ready(true), loading * slowness);
  if (state?.layer === undefined) return state;
  await page.keyboard.press('Escape');
  return until(ready(false), arrival);
}

/** Waits for words on the page. A press counts as done once the page has answered it. */
const comesToSay = async ({ active: { page }, slowness }: World, words: RegExp): Promise<boolean> =>
  (await until(async () => {
    const state = isAway(page) ? undefined : await look(page);
    return state && words.test(state.text) ? true : undefined;
  }, arrival * slowness)) ?? false;

export async function enroll(world: World): Promise<Outcome> {
  await reach(world.active.page, coursePath);
  const before = await lookAtPage(world);
  const account = before?.account.stored;
  if (account === undefined || !(await pressAny(world.active, named('button', /^Enroll Now/))))
    return skipped;
  if (await comesToSay(world, /Open course|You are (already )?enrolled|Not sent yet/))
    note(world, { kind: 'enrolment', what: '' }, account);
  return done;
}

/** The lesson that a page shows. Not read from the address, which changes before the lesson is drawn. */
function drawnLesson({ text }: PageState): string | undefined {
  const number = /Lesson (\d) of 9/.exec(text) ?? /(?:Enroll|Sign in) to read lesson (\d)/.exec(text);
  return course.lessons[Number(number?.[1]) - 1];
}

const lessonIsDrawn =
  (number: number): Expectation =>
  (state) =>
    drawnLesson(state) === course.lessons[number - 1] && /Mark as done|Done on|Enroll/.test(state.mainText)
      ? undefined
      : 'the lesson does not come';

/** By the list of lessons if it is there, which works without a network, otherwise by its address. */
export async function openLesson(world: World, number: number): Promise<Outcome> {
  const { active: tab } = world;
  const path = lessonPath(number);
  await lookAtPage(world);
  const links = await listControls(tab.page);
  if (links.some(({ href = '' }) => new URL(href, site).pathname === path)) {
    await pressAny(tab, ({ href = '' }) => new URL(href, site).pathname === path);
  } else if (!world.isOffline) await open(tab.page, path);
  const isThere = async () => (new URL(tab.page.url()).pathname === path ? true : undefined);
  if (!(await until(isThere, loading))) return skipped;
  return whenWell(world, lessonIsDrawn(number));
}

export async function markAsDone(world: World): Promise<Outcome> {
  const before = await lookAtPage(world);
  const lesson = before && drawnLesson(before);
  const isPressed = lesson !== undefined && (await pressAny(world.active, named('button', /^Mark as done/)));
  if (!isPressed) return skipped;
  note(world, { kind: 'tick', what: lesson }, before?.account.stored);
  return done;
}

const answerName = /explain/i;

export async function writeAnswer(world: World): Promise<Outcome> {
  const { active: tab, learning } = world;
  const hasField = (state: PageState) => state.fields.some(({ name }) => answerName.test(name));
  const before = await lookAtPage(world, hasField);
  const field = before?.fields.find(({ name }) => answerName.test(name));
  const account = before?.account.stored;
  if (!field || account === undefined) return skipped;
  const [foreign] = foreignWords(field.value, account);
  if (foreign !== undefined) return { expectations: [() => `the field of ${account} holds “${foreign}”`] };
  const words = ownWords(learning, account);
  if (!(await fill(world, answerName, words))) return skipped;
  // The text may change on another device too.
  tab.typed.clear();
  learning.replaced.add(field.value);
  note(world, { kind: 'answer', what: words }, account);
  return done;
}

export async function writeNote(world: World): Promise<Outcome> {
  const { active: tab, learning } = world;
  const before = await lookAtPage(world);
  const account = before?.account.stored;
  if (account === undefined || !(await pressAny(tab, named('button', /^Notes/), dialogDelay))) return skipped;
  const words = ownWords(learning, account);
  if (!(await fill(world, /^New note on lesson/, words))) return skipped;
  tab.typed.clear();
  note(world, { kind: 'note', what: words }, account);
  await lookAtPage(world);
  return done;
}

export async function answerQuestion(world: World): Promise<Outcome> {
  await lookAtPage(world);
  const { active: tab } = world;
  if (!(await pressAny(tab, ({ role, region }) => role === 'radio' && region === 'main', dialogDelay)))
    return skipped;
  const check = named('button', /^Check answer/);
  if (!(await pressAny(tab, check, dialogDelay))) return skipped;
  const isReplied = ({ mainText }: { mainText: string }) =>
    /\b(?:Right|Not quite)\b/.test(mainText) ? undefined : 'no reply to an answer';
  return { expectations: [isReplied] };
}

export async function chooseVersion(world: World, isMine: boolean): Promise<Outcome> {
  const { active: tab, learning } = world;
  const before = await lookAtPage(world);
  const mine = before?.fields.find(({ name }) => answerName.test(name))?.value;
  const name = isMine ? /^Keep what is above/ : /^Keep this one/;
  if (mine === undefined || !before) return skipped;
  const theirs = learning.deeds
    .map(({ what }) => what)
    .filter((words) => words !== '' && words !== mine && before.mainText.includes(words));
  if (!(await pressAny(tab, named('button', name), dialogDelay))) return skipped;
  for (const words of isMine ? theirs : [mine]) learning.replaced.add(words);
  return done;
}

/** Expects that a logout without a question leaves nothing unsent on this device. */
function hasLeftNothing({ learning, servers, ...world }: World, account: string | undefined): Expectation {
  const device = deviceInHand(world);
  return (state) => {
    if (account === undefined || state.account.stored !== undefined) return undefined;
    const rows = rowsOf(servers.service.emulator, account);
    const left = learning.deeds.find(
      (deed) => deed.account === account && deed.device === device && !hasArrived(deed, rows, learning),
    );
    return left && `nobody asked about what was not sent: the ${left.kind} ${left.what}`;
  };
}

/** Logs out, and answers the question about unsent changes. */
export async function logOut(world: World, answer: (Step & { do: 'log out' })['answer']): Promise<Outcome> {
  const { active: tab } = world;
  await lookAtPage(world);
  const account = isAway(tab.page) ? undefined : (await look(tab.page))?.account.stored;
  const outcome = await signOut(world);
  if (outcome.isSkipped || !(await pressAny(tab, named('button', new RegExp(`^${answer}$`)), dialogDelay))) {
    return { ...outcome, expectations: [...outcome.expectations, hasLeftNothing(world, account)] };
  }
  if (answer === 'Log out anyway') return outcome;
  if (answer === 'Send and log out') {
    const isOver = await until(
      async () => ((await look(tab.page))?.layer === undefined ? true : undefined),
      arrival,
    );
    if (!isOver) await pressAny(tab, named('button', /^Stay signed in$/), arrival);
  }
  return done;
}

/** Changes to the other browser, which is signed in by a stored session the first time. */
export async function takeOtherDevice(
  world: World,
  as: (Step & { do: 'take the other device' })['as'],
): Promise<Outcome> {
  const { devices, servers, trouble } = world;
  if (devices.length > 1) {
    const other = devices.find((device) => device !== world.active.page.context());
    const tab = world.tabs.find(({ page }) => page.context() === other);
    if (tab) world.active = tab;
    else await openTab(world, other);
    await world.active.page.bringToFront();
    return done;
  }
  if (trouble !== 'works') return skipped;
  const session = await sessionOf(servers.service, seedUsers[as]);
  const device = await world.addDevice([
    { origin: site, localStorage: [{ name: sessionKey, value: JSON.stringify(session) }] },
  ]);
  devices.push(device);
  await openTab(world, device);
  await open(world.active.page, lessonPath(2));
  return done;
}
