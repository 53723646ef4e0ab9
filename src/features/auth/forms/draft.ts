import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { maybe, parseJson, readAs } from '@/ui/readUnknown';
import { draftText } from './tabText';

const text = v.fallback(v.string(), '');
const draft = v.object({
  email: text,
  firstName: text,
  lastName: text,
  /** Undefined until chosen. */
  accountType: maybe(v.picklist(['student', 'creator'])),
  /** Remember me. */
  rememberMe: v.fallback(v.boolean(), true),
  /** The key of the history entry where an account was made: Back and a reload show that again. */
  signedUpAt: maybe(v.string()),
  /** The same for a reset link, with the address it was sent to, and when, in milliseconds since the epoch. */
  resetSent: maybe(v.object({ at: v.string(), email: v.string(), sentAt: v.number() })),
});

/** What was typed and ticked in the sign-in and sign-up forms, except passwords, and what came of it. */
export type Draft = Required<v.InferOutput<typeof draft>>;

const blank: Draft = {
  email: '',
  firstName: '',
  lastName: '',
  accountType: undefined,
  rememberMe: true,
  signedUpAt: undefined,
  resetSent: undefined,
};

let cached: { raw: string | null; draft: Draft } = { raw: null, draft: blank };

function parseDraft(raw: string | null): Draft {
  const stored = raw === null ? undefined : readAs(draft, parseJson(raw));
  return { ...blank, ...stored };
}

function readDraft(): Draft {
  const raw = draftText.read();
  if (raw !== cached.raw) cached = { raw, draft: parseDraft(raw) };
  return cached.draft;
}

export function saveDraft(changes: Partial<Draft>): void {
  draftText.write(JSON.stringify({ ...readDraft(), ...changes }));
}

/**
 * Returns how to forget what is sent now, for when its form has gone. It does nothing if more has been typed since, and
 * keeps the address, which somebody may be signing in with already.
 */
export function sentDraft(): () => void {
  const sent = draftText.read();
  return () => {
    if (draftText.read() === sent) forgetRegistration();
  };
}

/** Forgets what made the account, except what is needed to sign in. `signedUpAt` is the history entry that says so. */
export function forgetRegistration(signedUpAt?: string): void {
  const { email, rememberMe } = readDraft();
  saveDraft({ ...blank, email, rememberMe, signedUpAt });
}

/** Looks only at what sign-up alone asks for: the address is also typed to sign in. */
export function isRegistrationBegun(): boolean {
  const { firstName, lastName, accountType } = readDraft();
  return firstName !== '' || lastName !== '' || accountType !== undefined;
}

export const isAddressTyped = (): boolean => readDraft().email !== '';

export function forgetDraft(): void {
  draftText.write(null);
}

/**
 * Whether this history entry is where a form was sent. Entries without a key of their own, such as those of an edited
 * hash, all have the same.
 */
export const isWhereSent = (at: string | undefined, key: string): boolean => at === key && key !== 'default';

/** Lasts as long as the tab, so that a look at the terms, or at the other form, loses nothing. */
export const useDraft = (): Draft => useSyncExternalStore(draftText.subscribe, readDraft, () => blank);
