import { catalogueProblems, filtersOf } from './catalogueModel';
import { learningInvariants } from './learningInvariants';
import { pageOf } from './look';
import type { PageState } from './page/readPage';
import { askedAboutLinks, fieldKey, isKeyGone, type Tab, type World } from './world';

/** A problem with a page: the name of an invariant and how it is broken. */
export interface Problem {
  invariant: string;
  detail: string;
  /** The problem cannot disappear with time, so no slow machine excuses it. */
  isCertain?: true;
}

type Invariant = (state: PageState, world: World) => readonly string[];

const machineWords =
  /\bundefined\b|\bNaN\b|\[object |[{[]"|"[}\]]|TypeError|ReferenceError|Unexpected token|DOCTYPE|\.js:\d+|Minified React|is not a function/;
const failureWords = /Something went wrong|This page needs a connection|could not start/;

const excerpt = (text: string, { index }: RegExpExecArray): string =>
  text.slice(Math.max(0, index - 60), index + 100).replaceAll('\n', ' ');

const isLosing = ({ servers, isOffline }: World): boolean => servers.host.lost() !== 'nothing' || isOffline;

/** A page with missing files reports them until it is loaded again. */
const hasLost = (world: World): boolean => isLosing(world) || world.servers.host.missed.size > 0;

/** Pages that are useless until their script runs. */
const livingByScript = /^\/(?:login|signup|forgot-password|reset-password|dashboard)$/;

function landmarkProblems({ headers, mains, headings, footers }: PageState): string[] {
  const parts = { header: headers, main: mains, h1: headings.length, footer: footers };
  return Object.entries(parts)
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `there are ${count} of ${name}`);
}

/** Without scripts there must still be something to read, and a way on. */
function leavesAWayOn(state: PageState): string[] {
  if (state.text.trim().length < 20) return ['the page is blank'];
  if (state.ways === 0) return ['there is neither a link nor a button'];
  const { pathname } = new URL(state.address);
  const works = state.isRunning || state.fields.length > 0 || /reload|try again|offline/i.test(state.text);
  return livingByScript.test(pathname) && !works ? ['the page can do nothing and does not say why'] : [];
}

function showsOneAccount({ account, address, text, isRunning }: PageState, world: World): string[] {
  if (!isRunning) return [];
  const { isMember, isGuest, stored } = account;
  const isDashboard = new URL(address).pathname === '/dashboard';
  const header = `the header shows ${isMember ? 'a member' : isGuest ? 'a guest' : 'nobody'}`;
  const problems: string[] = [];
  if (isMember !== (stored !== undefined) || isGuest === isMember)
    problems.push(`${header}, stored is ${stored}`);
  const hasFailed = hasLost(world) && failureWords.test(text);
  if (isDashboard && stored === undefined && !hasFailed) problems.push('the dashboard is open to nobody');
  if (isDashboard && stored !== undefined && !text.includes(stored) && !hasLost(world)) {
    problems.push(`the dashboard does not show ${stored}`);
  }
  return problems;
}

/** Typed text must stay as long as its field and its page do. */
const lostTexts = ({ fields }: PageState, { typed }: Tab): string[] =>
  fields.flatMap((field) => {
    const value = typed.get(fieldKey(field))?.value;
    if (value === undefined || value === field.value) return [];
    return [`“${value}” was typed into ${field.name}, which now holds “${field.value}”`];
  });

/** A text may disappear together with its page or its layer. */
export function forgetTexts(state: PageState, { typed }: Tab): void {
  for (const [key, { page, layer }] of typed) {
    if (page !== pageOf(state) || (layer !== undefined && layer !== state.layer)) typed.delete(key);
  }
}

export const callsLinkDead = ({ text }: PageState): boolean =>
  /This (?:reset|confirmation) link (?:has expired|does not work here)/.test(text);

/** A brief failure to reach the service must not be blamed on a link. */
function undecidedLinks(state: PageState, world: World): string[] {
  const { freshLink } = world;
  const isDecided = freshLink === undefined || isKeyGone(world) || askedAboutLinks(world) > freshLink.asked;
  return !isDecided && callsLinkDead(state) ? ['the service has not been asked about it'] : [];
}

const invariants: Readonly<Record<string, Invariant>> = {
  'header, main with one h1, and footer are there': (state, world) =>
    isLosing(world) ? [] : landmarkProblems(state),
  'a page without its scripts says so': (state, world) => (isLosing(world) ? leavesAWayOn(state) : []),
  'nothing scrolls sideways': ({ excess, widest }) =>
    excess > 1 ? [`the page is ${excess} px wider than its window: ${widest}`] : [],
  'no machine text': ({ text }, world) => {
    const words = machineWords.exec(text) ?? (hasLost(world) ? null : failureWords.exec(text));
    return words ? [excerpt(text, words)] : [];
  },
  'nothing typed is lost': (state, { active }) => lostTexts(state, active),
  'what was typed for one account is gone with it': ({ fields }, { active }) =>
    fields.filter(({ value }) => active.leftBehind.has(value)).map(({ name }) => `${name} still holds it`),
  'filters, address, chips, list and counts are one': ({ catalogue, address, isRunning }, world) =>
    catalogue && (isRunning || !hasLost(world)) ? catalogueProblems(catalogue, filtersOf(address)) : [],
  'only the service calls a link dead': undecidedLinks,
  'header, dashboard and storage name one account': showsOneAccount,
  ...learningInvariants,
};

/** All invariants that the page breaks at this moment. */
export const problemsOf = (state: PageState, world: World): Problem[] =>
  Object.entries(invariants).flatMap(([invariant, check]) =>
    check(state, world).map((detail) => ({ invariant, detail })),
  );
