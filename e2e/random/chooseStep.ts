import type { Rng } from './rng';
import type { Control } from './page/controls';
import type { PageState } from './page/readPage';
import type { Step } from './step';
import { addresses, texts } from './texts';
import { troubles } from './trouble';
import type { Visitor } from './visitor';
import { emailOf, type World } from './world';

interface Option {
  weight: number;
  item: () => Step | undefined;
}

export interface Situation {
  world: World;
  visitor: Visitor;
  /** Undefined while the tab shows a page that is not the product's. */
  state: PageState | undefined;
  controls: readonly Control[];
}

const targetOf = ({ region, role, name, nth }: Control) => ({ region, role, name, nth });

/** Controls that visitors prefer, or that lead further than most. */
const favourite =
  /^(?:Clear Filters|Remove |Undo|All |Try again|Enroll Now|Logout|Change password|Save new password|Watch Demo|Send |Filters|Account menu|Menu|Cart)/;

const regionWeights: Readonly<Record<string, number>> = {
  layer: 4,
  main: 3,
  header: 1,
  page: 2,
  footer: 0.5,
};
const roleWeights: Readonly<Record<string, number>> = { radio: 3, button: 3, option: 3, link: 2 };

/** Picks a control, after grouping them by name, so that two dozen cards do not outweigh everything else. */
function pickControl(controls: readonly Control[], rng: Rng): Control | undefined {
  const groups = new Map<string, Control[]>();
  for (const control of controls) {
    const { region, role, name } = control;
    const key = `${region} ${role} ${role === 'link' ? '' : name}`;
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  const options = [...groups.values()].map((group) => {
    const [{ region, role, name } = { region: '', role: '', name: '' }] = group;
    const weight = (regionWeights[region] ?? 1) * (roleWeights[role] ?? 1) * (favourite.test(name) ? 3 : 1);
    return { weight: role === 'link' ? weight * 3 : weight, item: group };
  });
  const group = rng.weigh(options);
  return group?.[Math.floor(rng.next() * group.length)];
}

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  '/',
  'Control+k',
  'End',
  'Home',
] as const;

const isPressed = ({ isWayOut, isTextField, options }: Control) => !isWayOut && !isTextField && !options;

function browsing({ world, controls, state }: Situation, rng: Rng): Option[] {
  const { isHurried } = world.active;
  const hasty = (oneIn: number) => (rng.isOneIn(oneIn) ? { isHasty: true as const } : {});
  const fields = controls.filter(({ isTextField }) => isTextField);
  const lists = controls.filter(({ options }) => options);
  const pressed = controls.filter(isPressed);
  return [
    {
      weight: pressed.length > 0 ? 40 : 0,
      item: () => {
        const control = pickControl(pressed, rng);
        const how = rng.isOneIn(15) ? { isDouble: true as const } : hasty(isHurried ? 1 : 25);
        return control && { do: 'press', target: targetOf(control), ...how };
      },
    },
    {
      weight: fields.length > 0 ? 14 : 0,
      item: () => {
        const [first, ...others] = fields;
        if (!first) return undefined;
        const isSent = rng.isOneIn(5) && { isSent: true as const };
        return {
          do: 'type',
          target: targetOf(rng.pick([first, ...others])),
          text: rng.pick(texts),
          ...isSent,
        };
      },
    },
    {
      weight: lists.length > 0 ? 6 : 0,
      item: () => {
        const list = lists[Math.floor(rng.next() * lists.length)];
        const option = list?.options?.[Math.floor(rng.next() * list.options.length)];
        return list && option !== undefined ? { do: 'choose', target: targetOf(list), option } : undefined;
      },
    },
    { weight: 14, item: () => ({ do: 'key', key: rng.pick(keys) }) },
    { weight: isHurried ? 25 : 6, item: () => ({ do: 'back', ...hasty(4) }) },
    { weight: isHurried ? 8 : 3, item: () => ({ do: 'forward', ...hasty(4) }) },
    { weight: 4, item: () => ({ do: 'reload', ...hasty(2) }) },
    { weight: 4, item: () => ({ do: 'open', address: rng.pick(addresses), ...hasty(2) }) },
    { weight: state?.layer === undefined ? 0 : 6, item: () => ({ do: 'press beside the layer' }) },
    { weight: 2, item: () => ({ do: 'resize', width: rng.pick(widths) }) },
    { weight: 1, item: () => ({ do: 'prefer', scheme: rng.pick(['light', 'dark']) }) },
  ];
}

export const widths = [390, 768, 1440] as const;

function changingTabs({ world: { tabs, active }, state }: Situation, rng: Rng): Option[] {
  const isWaiting = tabs.some((tab) => tab !== active && tab.typed.size > 0);
  const holdsPassword = [...active.typed.keys()].some((key) => /new password/i.test(key));
  return [
    {
      weight: tabs.length > 2 ? 0 : holdsPassword && tabs.length === 1 ? 40 : 2,
      item: () => ({ do: 'open a tab', address: rng.pick(addresses) }),
    },
    {
      weight: tabs.length > 1 ? (isWaiting && state?.account.isMember ? 10 : 4) : 0,
      item: () => ({ do: 'change tabs' }),
    },
    { weight: tabs.length > 1 ? 1 : 0, item: () => ({ do: 'close the tab' }) },
  ];
}

/**
 * The account of another tab in which a new password was typed; the next account in that browser may come across it.
 */
function someoneElse({ tabs, active }: World): string | undefined {
  return tabs.find((tab) => tab !== active && [...tab.typed.keys()].some((key) => /new password/i.test(key)))
    ?.account;
}

function account({ world, visitor, state }: Situation, rng: Rng): Option[] {
  if (!state) return [];
  const { isMember, isGuest } = state.account;
  const { pathname } = new URL(state.address);
  const on = (path: string, there: number, elsewhere: number) => (pathname === path ? there : elsewhere);
  const interrupted = someoneElse(world);
  const errand = interrupted === undefined ? 1 : 12;
  const zeal = visitor === 'anonymous' ? 0.3 : 1;
  const mails = world.servers.service.emulator.mails();
  const isServed = world.trouble === 'works' && !world.isOffline;
  const other = interrupted === emailOf('ada') ? 'carl' : 'ada';
  return [
    {
      weight: isGuest ? on('/login', 30, 4) * zeal * errand : 0,
      item: () => ({
        do: 'sign in',
        as: interrupted === undefined ? rng.pick(['ada', 'ada', 'carl']) : other,
        ...(rng.isOneIn(5) && { isWrong: true as const }),
        ...(rng.isOneIn(6) && { isForgotten: true as const }),
      }),
    },
    {
      weight: isMember ? (state.account.stored === interrupted ? 40 : 2) : 0,
      item: () => ({ do: 'sign out' }),
    },
    { weight: isGuest ? on('/signup', 12, 1) : 0, item: () => ({ do: 'sign up' }) },
    {
      // Links in mails are most at risk when the service fails after they were requested.
      weight: isGuest ? on('/forgot-password', 15, visitor === 'flaky network' && isServed ? 10 : 0.5) : 0,
      item: () => ({ do: 'ask for a reset link', as: rng.pick(['ada', 'carl']) }),
    },
    {
      weight: mails.some(({ id }) => !world.openedMails.has(id)) ? 15 : 0,
      item: () => ({ do: 'open the mail' }),
    },
    {
      weight: isMember ? on('/dashboard', 10, 0) + on('/reset-password', 30, 0) : 0,
      item: () => ({ do: 'type a new password' }),
    },
    { weight: isMember ? on('/dashboard', 0, 4) : 0, item: () => ({ do: 'open', address: '/dashboard' }) },
  ];
}

function breaking(
  { world: { isOffline, trouble, servers, openedMails }, visitor }: Situation,
  rng: Rng,
): Option[] {
  if (visitor !== 'flaky network') return [];
  const [first, ...others] = troubles;
  const isLosing = servers.host.lost() !== 'nothing';
  const hasMail = servers.service.emulator.mails().some(({ id }) => !openedMails.has(id));
  const lost = ['the entry', 'the start', 'the pages', 'every script'] as const;
  return [
    {
      weight: trouble === 'works' ? (hasMail ? 24 : 8) : 0,
      item: () => first && { do: 'trouble the service', trouble: rng.pick([first, ...others]) },
    },
    {
      weight: trouble === 'works' || hasMail ? 0 : 8,
      item: () => ({ do: 'trouble the service', trouble: 'works' }),
    },
    { weight: isOffline ? 0 : 3, item: () => ({ do: 'lose the network' }) },
    { weight: isOffline ? 15 : 0, item: () => ({ do: 'find the network' }) },
    { weight: isLosing ? 0 : 4, item: () => ({ do: 'release', lost: rng.pick(lost) }) },
    { weight: isLosing ? 10 : 0, item: () => ({ do: 'release', lost: 'nothing' }) },
    { weight: isLosing ? 20 : 0, item: () => ({ do: 'open', address: rng.pick(addresses) }) },
  ];
}

/** Steps for a page that is not the product's: a provider's, or the browser's own page without a network. */
function away({ controls, world }: Situation, rng: Rng): Option[] {
  const [first, ...others] = controls;
  return [
    // A new tab has nothing to go back to.
    { weight: world.active.page.url() === 'about:blank' ? 0 : 2, item: () => ({ do: 'back' }) },
    { weight: 1, item: () => ({ do: 'open', address: rng.pick(addresses) }) },
    { weight: world.isOffline ? 10 : 0, item: () => ({ do: 'find the network' }) },
    {
      weight: first && !world.isOffline ? 10 : 0,
      item: () => first && { do: 'press', target: targetOf(rng.pick([first, ...others])) },
    },
  ];
}

/** Chooses at random what a visitor of this kind does next. */
export function chooseStep(situation: Situation, rng: Rng): Step {
  const options = situation.state
    ? [
        ...browsing(situation, rng),
        ...(situation.world.active.isHurried
          ? []
          : [...changingTabs(situation, rng), ...account(situation, rng), ...breaking(situation, rng)]),
      ]
    : away(situation, rng);
  return rng.weigh(options)?.() ?? { do: 'open', address: rng.pick(addresses) };
}
