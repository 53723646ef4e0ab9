import * as v from 'valibot';
import { acceptReturnTarget, readRememberedPlace, type RememberedPlace } from './returnTarget';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { maybe, parseJson, readAs } from '@/ui/readUnknown';
import { tryStorage } from '@/ui/tryStorage';

/** Where a visitor has gone to finish signing in: to a mailbox or to a provider. Both may be pending. */
type ReturnChannel = 'mailbox' | 'provider';

const stored = v.object({
  email: maybe(v.string()),
  target: maybe(v.string()),
  /** The target is a course whose Enroll Now button was pressed. */
  toEnroll: maybe(v.boolean()),
  /** Remember me was off: the session is to end with the tab. */
  endsWithTab: maybe(v.boolean()),
  /** Router state of the login page they left; only for providers. */
  place: v.optional(v.unknown()),
  /** Milliseconds since the epoch. */
  until: v.number(),
});

/** What to remember while someone is away. It is used once. */
export type PendingRedirect = Omit<v.InferInput<typeof stored>, 'place' | 'until'>;

const storageKeys: Readonly<Record<ReturnChannel, string>> = {
  mailbox: 'aiclub-pending-redirect',
  provider: 'aiclub-pending-provider',
};
/** A mail may be opened in another tab; a provider leads back to the same one. */
const storageOf = (channel: ReturnChannel): Storage =>
  channel === 'mailbox' ? localStorage : sessionStorage;

const lifetime = 24 * 60 * 60 * 1000;

function store(channel: ReturnChannel, redirect: PendingRedirect & { place?: RememberedPlace }): void {
  const text = JSON.stringify({ ...redirect, until: Date.now() + lifetime });
  // Without storage the redirect simply ends at the dashboard.
  tryStorage(() => storageOf(channel).setItem(storageKeys[channel], text));
}

const targetOf = ({ from, enrollTitle }: RememberedPlace) =>
  from === undefined ? {} : { target: from, toEnroll: enrollTitle !== undefined };

/** Where the link of a mail to this address leads. */
export function rememberForMail(place: RememberedPlace, email: string): void {
  store('mailbox', { email, ...targetOf(place) });
}

/** Where a sign-in at a provider leads, and what the login page shows if it ends without one. */
export function rememberForProvider(place: RememberedPlace, { rememberMe }: { rememberMe: boolean }): void {
  store('provider', { endsWithTab: !rememberMe, ...targetOf(place), place });
}

/**
 * Remembers whom a reset link was sent to. A second one, asked for on the page of the first, keeps its place, and one for
 * another address leaves alone where somebody is still awaited.
 */
export function rememberResetMail(place: RememberedPlace, email: string): void {
  const earlier = place.from === undefined ? readPendingRedirect('mailbox') : undefined;
  if (earlier?.email?.toLowerCase() === email.toLowerCase()) store('mailbox', { ...earlier, email });
  else if (earlier?.target === undefined) rememberForMail(place, email);
}

const readStored = (channel: ReturnChannel) =>
  readAs(stored, parseJson(tryStorage(() => storageOf(channel).getItem(storageKeys[channel])) ?? ''));

export function readPendingRedirect(channel: ReturnChannel): PendingRedirect | undefined {
  const redirect = readStored(channel);
  if (!redirect) return undefined;
  if (redirect.until < Date.now() || redirect.until > Date.now() + lifetime) {
    forgetPendingRedirect(channel);
    return undefined;
  }
  const { email, endsWithTab, toEnroll = false } = redirect;
  const target = acceptReturnTarget(redirect.target);
  return { email, endsWithTab, ...(target !== undefined && { target, toEnroll }) };
}

/** Router state of the login page for somebody who comes back from a provider without a sign-in. */
export const readPlaceBeforeProvider = (): RememberedPlace =>
  readPendingRedirect('provider') ? readRememberedPlace(readStored('provider')?.place) : {};

/** What waits for a mail, if it is for the account that is signed in now: others may use the device. */
export function readMailRedirect(user: Pick<CurrentUser, 'email'> | null): PendingRedirect | undefined {
  const redirect = readPendingRedirect('mailbox');
  const addressee = redirect?.email?.toLowerCase();
  return addressee === undefined || addressee === user?.email.toLowerCase() ? redirect : undefined;
}

/**
 * Asking for a mail ends a sign-in with a provider: the client keeps one key, and the mail's replaces the provider's
 * (`requestMail`).
 */
export function forgetPendingRedirect(channel: ReturnChannel): void {
  // What cannot be removed expires by itself.
  tryStorage(() => storageOf(channel).removeItem(storageKeys[channel]));
}

/** Reading removes what is too old. */
export function forgetExpiredRedirects(): void {
  readPendingRedirect('mailbox');
  readPendingRedirect('provider');
}

/** After a sign-in or a sign-out nobody is expected back. */
export function forgetPendingRedirects(): void {
  forgetPendingRedirect('mailbox');
  forgetPendingRedirect('provider');
}
