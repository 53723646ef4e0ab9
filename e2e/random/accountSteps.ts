import type { Page } from '@playwright/test';
import { openMailLink } from '@mocks/followRedirects';
import { newUser } from '../checks/newUser';
import { type Expectation, type Outcome, done, skipped } from './expectation';
import { callsLinkDead } from './invariants';
import { arrival, listControls, look, until } from './look';
import type { Control } from './page/controls';
import { open } from './open';
import { unusedPassword } from './passwords';
import { press } from './press';
import type { SeedUserName } from './step';
import { type } from './type';
import { askedAboutLinks, askingForMail, emailOf, isKeyGone, type Tab, type World } from './world';

const wrongPassword = 'nanosecond-wire';

type Sought = (control: Control) => boolean;

export const named =
  (role: string, name: RegExp): Sought =>
  (control) =>
    control.role === role && name.test(control.name);

const seek = (page: Page, sought: Sought, limit = arrival): Promise<Control | undefined> =>
  until(async () => (await listControls(page)).find(sought), limit);

/** Presses the first matching control; false if none appears. */
export async function pressAny(tab: Tab, sought: Sought, limit?: number): Promise<boolean> {
  const target = await seek(tab.page, sought, limit);
  return target ? !(await press(tab, { target })).isSkipped : false;
}

/** Types into the first field of that name; false if none appears. */
export async function fill(world: World, name: RegExp, text: string): Promise<boolean> {
  const target = await seek(world.active.page, ({ isTextField, name: own }) => isTextField && name.test(own));
  return target ? !(await type(world, { target, text })).isSkipped : false;
}

const isTold = ({ isOffline, trouble, servers }: World): boolean =>
  !isOffline && trouble === 'works' && servers.host.missed.size === 0;

/** The expectations, if no fault makes the outcome of a call to the service uncertain. */
export const whenWell = (world: World, ...expectations: Expectation[]): Outcome =>
  isTold(world) ? { expectations } : done;

const isSignedIn =
  (email: string): Expectation =>
  ({ account }) =>
    account.stored === email
      ? undefined
      : `${email} has signed in, but ${account.stored ?? 'nobody'} is stored`;

const isSignedOut: Expectation = ({ account }) =>
  account.stored === undefined ? undefined : `${account.stored} is still stored after signing out`;

const says =
  (words: RegExp): Expectation =>
  ({ text }) =>
    words.test(text) ? undefined : `the page does not say ${String(words)}`;

/** Goes to a page by its address, unless it is open already. */
export async function reach(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await open(page, path);
}

export async function signIn(
  world: World,
  {
    as,
    isWrong = false,
    isForgotten = false,
  }: { as: SeedUserName; isWrong?: boolean; isForgotten?: boolean },
): Promise<Outcome> {
  const { active: tab } = world;
  await reach(tab.page, '/login');
  const hasSession = (await until(() => look(tab.page), arrival))?.account.stored !== undefined;
  const email = emailOf(as);
  const password = isWrong ? wrongPassword : (world.passwords.get(email) ?? '');
  if (!(await fill(world, /^email address$/i, email))) return skipped;
  if (!(await fill(world, /^password/i, password))) return skipped;
  if (isForgotten) await pressAny(tab, named('checkbox', /^remember me/i));
  if (
    !(await pressAny(tab, (control) => control.region === 'main' && named('button', /^sign in$/i)(control)))
  ) {
    return skipped;
  }
  // The page redirects a member; its form exists only until the page runs.
  if (hasSession) return done;
  return whenWell(world, isWrong ? says(/Invalid login credentials/) : isSignedIn(email));
}

/** By the account menu or the slide-in menu of narrow windows. */
export async function signOut(world: World): Promise<Outcome> {
  const { active: tab } = world;
  const logout = named('button', /^logout$/i);
  const opener = await seek(tab.page, named('button', /^(account menu|menu)$/i));
  if (!opener || (await press(tab, { target: opener })).isSkipped) return skipped;
  return (await pressAny(tab, logout)) ? { expectations: [isSignedOut] } : skipped;
}

export async function signUp(world: World): Promise<Outcome> {
  const { active: tab } = world;
  await reach(tab.page, '/signup');
  const email = `new-user-${world.signUps + 1}@aiclub.example`;
  const fields: [RegExp, string][] = [
    [/^first name/i, newUser.firstName],
    [/^last name/i, newUser.lastName],
    [/^email address/i, email],
    [/^password/i, newUser.password],
    [/^confirm password/i, newUser.password],
  ];
  for (const [name, text] of fields) if (!(await fill(world, name, text))) return skipped;
  if (!(await pressAny(tab, named('button', /^create account$/i)))) return skipped;
  world.signUps += 1;
  world.passwords.set(email, newUser.password);
  return whenWell(world, says(/Account created! Please check your email/));
}

export async function askForReset(world: World, as: SeedUserName): Promise<Outcome> {
  await reach(world.active.page, '/forgot-password');
  if (!(await fill(world, /^email address/i, emailOf(as)))) return skipped;
  if (!(await pressAny(world.active, named('button', /^send reset link/i)))) return skipped;
  // Waits for the answer, because the next step may change the service.
  return whenWell(world, says(/If an account exists|only request this after|rate limit/i));
}

const isNotCalledDead: Expectation = (state) =>
  callsLinkDead(state) ? 'a link that nobody has used is said to be dead' : undefined;

/** Follows the link in the newest mail, unless it was followed before. */
export async function openMail(world: World): Promise<Outcome> {
  const { emulator, calls } = world.servers.service;
  const [mail] = emulator.mails();
  if (!mail?.link || world.openedMails.has(mail.id)) return skipped;
  world.openedMails.add(mail.id);
  const isLatestKey =
    calls.filter((call) => askingForMail.test(call)).length === emulator.mails().length &&
    !isKeyGone(world) &&
    !world.wasOffline;
  const link = await openMailLink(emulator, mail);
  world.freshLink = isLatestKey ? { asked: askedAboutLinks(world) } : undefined;
  await open(world.active.page, link);
  return isLatestKey ? { expectations: [isNotCalledDead] } : done;
}

/** Fills every field of the form for a new password; later steps may or may not submit it. */
export async function typeNewPassword(world: World): Promise<Outcome> {
  const { active: tab } = world;
  const opener = named('button', /^change password$/i);
  if ((await listControls(tab.page)).some(opener)) await pressAny(tab, opener);
  const state = await until(() => look(tab.page), arrival);
  const email = state?.account.stored ?? '';
  const password = unusedPassword(world);
  const known = world.passwords.get(email) ?? '';
  if ((await listControls(tab.page)).some(({ name }) => /^current password/i.test(name))) {
    await fill(world, /^current password/i, known);
  }
  const isFilled =
    (await fill(world, /^new password/i, password)) && (await fill(world, /^confirm/i, password));
  return isFilled ? done : skipped;
}
