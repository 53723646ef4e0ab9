import { isDeepStrictEqual } from 'node:util';
import { errors, type Page } from '@playwright/test';
import { askForReset, openMail, signIn, signOut, signUp, typeNewPassword } from './accountSteps';
import { changedFilters } from './catalogueModel';
import { done, type Expectation, type Outcome, skipped } from './expectation';
import { arrival, besideLayer, focused, listControls, look, placeOf, until } from './look';
import { open, reload } from './open';
import type { Control } from './page/controls';
import type { PageState } from './page/readPage';
import { catalogueExpectations, filtersBecome, filtersBefore, press } from './press';
import {
  answerQuestion,
  chooseVersion,
  enroll,
  logOut,
  markAsDone,
  openLesson,
  takeOtherDevice,
  writeAnswer,
  writeNote,
} from './learningSteps';
import type { AccountStep, BrowserStep, EnvironmentStep, LearningStep, PageStep, Step } from './step';
import { type } from './type';
import {
  changeTabs,
  closeTab,
  heights,
  isAway,
  openTab,
  setNetwork,
  startTrouble,
  type Tab,
  type World,
} from './world';

/** Makes one history step, and waits a moment for it to begin. */
async function traverse(page: Page, by: -1 | 1): Promise<void> {
  const begun = page.evaluate(
    (delta) =>
      new Promise<void>((resolve) => {
        for (const type of ['popstate', 'pagehide']) {
          window.addEventListener(type, () => resolve(), { once: true, capture: true });
        }
        setTimeout(resolve, 300);
        window.history.go(delta);
      }),
    by,
  );
  // The page may be gone before it answers.
  await begun.catch(() => undefined);
}

const layerCloses =
  ({ layer, address }: PageState): Expectation =>
  (state) => {
    if (state.layer === layer) return `“${layer}” is still open`;
    return new URL(state.address).pathname === new URL(address).pathname
      ? undefined
      : `it led to ${state.address}`;
  };

/** Reads the page at rest: whether a layer is open is unknown while it moves, or while the page beneath it changes. */
function lookAtRest({ page }: Tab): Promise<PageState | undefined> {
  let last: PageState | undefined;
  return until(async () => {
    const state = await look(page);
    const isCalm =
      state?.layer === undefined || (state.layer === last?.layer && state.address === last.address);
    last = state;
    return isCalm && !state?.isLayerMoving ? state : undefined;
  }, arrival);
}

async function goBack(tab: Tab): Promise<Outcome> {
  const before = isAway(tab.page) ? undefined : await lookAtRest(tab);
  await traverse(tab.page, -1);
  return { expectations: before?.hasLayerEntry === true ? [layerCloses(before)] : [] };
}

async function pressBeside(tab: Tab): Promise<Outcome> {
  const before = await lookAtRest(tab);
  const spot = await besideLayer(tab.page);
  if (!spot || !before) return skipped;
  await tab.page.mouse.click(spot.x, spot.y);
  return { expectations: [layerCloses(before)] };
}

async function choose(tab: Tab, { target, option }: Step & { do: 'choose' }): Promise<Outcome> {
  const { page } = tab;
  const place = await placeOf(page, target, arrival);
  const before = await until(() => look(page), arrival);
  if (!place || !before) return skipped;
  const list = page.locator('select').and(page.getByRole('combobox', { name: target.name, exact: true }));
  try {
    await list.first().selectOption(option, { timeout: arrival });
  } catch (error) {
    // Its page may be gone meanwhile.
    if (error instanceof errors.TimeoutError) return skipped;
    throw error;
  }
  tab.undo = undefined;
  const filters = target.name === 'Sort' ? filtersBefore(before, tab) : undefined;
  const after = filters && changedFilters(filters, 'sort', option);
  return { expectations: after ? [filtersBecome(after)] : [] };
}

/** At the first and the last tab stop of a page, Tab may leave it. */
async function isAtEdge(page: Page, control: Control | undefined): Promise<boolean> {
  const controls = (await listControls(page)).filter(({ isTabStop }) => isTabStop);
  const edges = [controls[0], controls.at(-1)];
  return (
    control !== undefined && edges.some((edge) => edge !== undefined && isDeepStrictEqual(edge, control))
  );
}

const focusMoves =
  (mayLeave: boolean): Expectation =>
  ({ focus }) => {
    if (focus.on === undefined) return mayLeave ? undefined : 'Tab leads to nothing';
    if (!focus.isInSight) return `the focus is out of sight, on ${focus.on}`;
    return focus.mark === '' ? `nothing shows that the focus is on ${focus.on}` : undefined;
  };

async function pressKey(tab: Tab, key: string): Promise<Outcome> {
  const { page } = tab;
  const before = await lookAtRest(tab);
  const control = await focused(page);
  const isTab = key === 'Tab' || key === 'Shift+Tab';
  const mayLeave = isTab && (await isAtEdge(page, control));
  await page.keyboard.press(key);
  if (!before) return done;
  if (before.focus.isText) tab.typed.clear();
  if (isTab) return { expectations: [focusMoves(mayLeave)] };
  if (key === 'Escape' && before.layer !== undefined) return { expectations: [layerCloses(before)] };
  const pressing = control?.role === 'radio' ? ['Space'] : ['Enter', 'Space'];
  const isPress = control !== undefined && pressing.includes(key) && !control.isTextField;
  return { expectations: isPress ? catalogueExpectations(control, before, tab) : [] };
}

function performLearning(world: World, step: LearningStep): Promise<Outcome> {
  switch (step.do) {
    case 'enroll':
      return enroll(world);
    case 'open a lesson':
      return openLesson(world, step.number);
    case 'write an answer':
      return writeAnswer(world);
    case 'write a note':
      return writeNote(world);
    case 'answer a question':
      return answerQuestion(world);
    case 'mark as done':
      return markAsDone(world);
    case 'choose a version':
      return chooseVersion(world, step.isMine);
    case 'log out':
      return logOut(world, step.answer);
    case 'take the other device':
      return takeOtherDevice(world, step.as);
  }
}

function performOnAccount(world: World, step: AccountStep): Promise<Outcome> {
  switch (step.do) {
    case 'sign in':
      return signIn(world, step);
    case 'sign out':
      return signOut(world);
    case 'sign up':
      return signUp(world);
    case 'open the mail':
      return openMail(world);
    case 'type a new password':
      return typeNewPassword(world);
    case 'ask for a reset link':
      return askForReset(world, step.as);
  }
}

async function changeEnvironment(world: World, step: EnvironmentStep): Promise<Outcome> {
  switch (step.do) {
    case 'resize':
      await world.active.page.setViewportSize({ width: step.width, height: heights[step.width] ?? 900 });
      return done;
    case 'prefer':
      await Promise.all(world.tabs.map(({ page }) => page.emulateMedia({ colorScheme: step.scheme })));
      return done;
    case 'lose the network':
    case 'find the network':
      await setNetwork(world, step.do === 'find the network');
      return done;
    case 'trouble the service':
      startTrouble(world, step.trouble);
      return done;
    case 'release':
      world.servers.host.lose(step.lost);
      return done;
  }
}

function performInPage(world: World, step: PageStep): Promise<Outcome> {
  const { active: tab } = world;
  switch (step.do) {
    case 'press':
      return press(tab, step);
    case 'type':
      return type(world, step);
    case 'choose':
      return choose(tab, step);
    case 'key':
      return pressKey(tab, step.key);
    case 'press beside the layer':
      return pressBeside(tab);
  }
}

async function performInBrowser(world: World, step: BrowserStep): Promise<Outcome> {
  const { active: tab } = world;
  const hasty = 'isHasty' in step && step.isHasty ? { isHasty: true as const } : {};
  switch (step.do) {
    case 'open':
      await open(tab.page, step.address);
      return { ...done, ...hasty };
    case 'open a tab':
      await openTab(world);
      await open(world.active.page, step.address);
      return done;
    case 'change tabs':
      await changeTabs(world);
      return done;
    case 'close the tab':
      await closeTab(world);
      return done;
    case 'back':
      return { ...(await goBack(tab)), ...hasty };
    case 'forward':
      await traverse(tab.page, 1);
      return { ...done, ...hasty };
    case 'reload':
      await reload(tab.page);
      return { ...done, ...hasty };
  }
}

export async function perform(world: World, step: Step): Promise<Outcome> {
  if (!['press', 'key'].includes(step.do)) world.active.undo = undefined;
  switch (step.do) {
    case 'press':
    case 'type':
    case 'choose':
    case 'key':
    case 'press beside the layer':
      return performInPage(world, step);
    case 'sign in':
    case 'sign out':
    case 'sign up':
    case 'open the mail':
    case 'type a new password':
    case 'ask for a reset link':
      return performOnAccount(world, step);
    case 'resize':
    case 'prefer':
    case 'lose the network':
    case 'find the network':
    case 'trouble the service':
    case 'release':
      return changeEnvironment(world, step);
    case 'open':
    case 'open a tab':
    case 'change tabs':
    case 'close the tab':
    case 'back':
    case 'forward':
    case 'reload':
      return performInBrowser(world, step);
    default:
      return performLearning(world, step);
  }
}
