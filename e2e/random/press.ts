import {
  changedFilters,
  cleared,
  filtersOf,
  type Filters,
  isCatalogue,
  isSame,
  valueOf,
} from './catalogueModel';
import type { Expectation, Outcome } from './expectation';
import { skipped } from './expectation';
import { arrival, hasMissed, look, placeOf, until } from './look';
import type { Control, Target } from './page/controls';
import type { PageState } from './page/readPage';
import type { Tab } from './world';

function withoutChip(filters: Filters, label: string): Filters | undefined {
  if (label.startsWith('“')) return { ...filters, text: '' };
  const choice = (['category', 'level', 'price'] as const).find((name) => valueOf(name, label) !== undefined);
  return choice && { ...filters, [choice]: 'all' };
}

/** The filters after pressing a control of the catalogue; undefined if they cannot be predicted. */
function filtersAfter(
  { role, name }: Control,
  before: Filters,
  undo: Filters | undefined,
): Filters | undefined {
  if (role === 'radio') {
    for (const choice of ['category', 'level', 'price'] as const) {
      const after = changedFilters(before, choice, name);
      if (after) return after;
    }
  }
  if (name === 'Undo') return undo;
  if (name === 'Clear Filters') return cleared(before);
  const chip = /^Remove (.+?)(?: \(\d+\))?$/.exec(name)?.[1];
  if (chip !== undefined) return withoutChip(before, chip);
  return changedFilters(before, 'view', name);
}

export const filtersBecome =
  (expected: Filters): Expectation =>
  ({ address }) =>
    isCatalogue(address) && isSame(filtersOf(address), expected)
      ? undefined
      : `the address is ${address}, not one for ${JSON.stringify(expected)}`;

const saysWhatIsMissing = ({ text }: PageState): boolean => /could not (?:be loaded|start)/.test(text);

/** The filters before the next step; undefined if there are none, or if they are unknown. */
export const filtersBefore = (before: PageState, { isHurried }: Tab): Filters | undefined =>
  isCatalogue(before.address) && !isHurried && !saysWhatIsMissing(before)
    ? filtersOf(before.address)
    : undefined;

/** What a press in the catalogue must do to the filters. */
export function catalogueExpectations(control: Control, before: PageState, tab: Tab): Expectation[] {
  const filters = filtersBefore(before, tab);
  if (!filters) return [];
  const after = filtersAfter(control, filters, tab.undo);
  const isRemoval = control.name === 'Clear Filters' || control.name.startsWith('Remove ');
  tab.undo = isRemoval ? filters : undefined;
  return after ? [filtersBecome(after)] : [];
}

/** Controls that must open a layer over the page. The page of an unknown address has a Search of its own. */
const openers: Readonly<Record<string, RegExp>> = {
  header: /^(?:Search|Menu)$/,
  main: /^(?:Watch Demo|Filters(?: \(\d+\))?)$/,
};

const pathOf = ({ address }: PageState): string => new URL(address).pathname;

/** Whether it is still the same page: a new one closes the layers of the old one. */
const isSamePage = (before: PageState, state: PageState): boolean =>
  pathOf(state) === pathOf(before) && state.headings.join() === before.headings.join();

const opensLayer =
  (before: PageState): Expectation =>
  (state) =>
    state.layer !== undefined || saysWhatIsMissing(state) || !isSamePage(before, state)
      ? undefined
      : 'no layer has opened';

/** Expects the effect of Enroll Now, because the next step would be lost on a page that is about to be left. */
const enrolls =
  (before: PageState | undefined): Expectation =>
  (state) => {
    // A member's message disappears with its page and with its account. A link pressed earlier, or the link of a mail,
    // may be about to replace either.
    const isReplaced =
      before !== undefined &&
      (pathOf(before) !== pathOf(state) || before.account.stored !== state.account.stored);
    const isLeft = state.account.isMember && isReplaced;
    return isLeft ||
      pathOf(state) === '/login' ||
      /^Enrolling in /m.test(state.text) ||
      saysWhatIsMissing(state)
      ? undefined
      : 'Enroll Now leads neither to the login page nor to its message';
  };

/** Messages that stay after the first press, so that a second press has no lasting effect. */
const standingAnswers: Partial<Record<string, RegExp>> = {
  'Sign in': /Request rate limit reached|can't reach the sign-in service/,
  'Create Account': /Request rate limit reached/,
  'Try again': /^We could not finish /m,
  'Enroll Now': /^Enrolling in /m,
  'Get Student Pass': /^Online payment is not open yet\./m,
  'Get Creator Pro': /^Online payment is not open yet\./m,
};

interface Press {
  target: Target;
  isDouble?: boolean | undefined;
  isHasty?: boolean | undefined;
}

/** Presses a control with the mouse as soon as it exists. */
export async function press(tab: Tab, { target, isDouble, isHasty }: Press): Promise<Outcome> {
  const { page } = tab;
  const place = await placeOf(page, target, arrival);
  if (!place) return skipped;
  const before = isHasty ? undefined : await until(() => look(page), arrival);
  await page.mouse.click(place.x, place.y, { clickCount: isDouble ? 2 : 1 });
  if (await hasMissed(page)) return skipped;
  const { control } = place;
  // A second press may open the form anew, before anything has seen it closed.
  if (control.name === 'Cancel') tab.typed.clear();
  const leadsOn = control.name === 'Enroll Now' ? [enrolls(before)] : [];
  if (!before || isDouble) {
    tab.undo = undefined;
    return { expectations: isHasty ? [] : leadsOn, ...(isHasty && { isHasty }) };
  }
  const isOpener = control.role === 'button' && openers[control.region]?.test(control.name);
  const isRepeated =
    (isOpener && saysWhatIsMissing(before)) || standingAnswers[control.name]?.test(before.text) === true;
  const expectations = [
    ...catalogueExpectations(control, before, tab),
    ...(isOpener ? [opensLayer(before)] : []),
    ...leadsOn,
  ];
  if (control.isChosen || control.isWayOut || isRepeated || control.role === 'slider')
    return { expectations };
  return { expectations, pressedIn: before, pressed: `${control.role} ${control.name}` };
}
