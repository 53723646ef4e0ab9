import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { maybe, parseJson, readAs } from '@/features/auth/session/readUnknown';
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
});

/** What was typed and ticked in the sign-in and sign-up forms, except passwords. */
export type Draft = Required<v.InferOutput<typeof draft>>;

const blank: Draft = { email: '', firstName: '', lastName: '', accountType: undefined, rememberMe: true };

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
 * How to forget what is sent now, once the form is gone: unless something has been typed since, and without the address,
 * which somebody may be signing in with already.
 */
export function sentDraft(): () => void {
  const sent = draftText.read();
  return () => {
    if (draftText.read() === sent) forgetRegistration();
  };
}

/** What an account was made with, except what signs in next. */
export function forgetRegistration(): void {
  const { email, rememberMe } = readDraft();
  saveDraft({ ...blank, email, rememberMe });
}

/** What only sign-up asks for. The address is also typed to sign in. */
export function isRegistrationBegun(): boolean {
  const { firstName, lastName, accountType } = readDraft();
  return firstName !== '' || lastName !== '' || accountType !== undefined;
}

export const isAddressTyped = (): boolean => readDraft().email !== '';

export function forgetDraft(): void {
  draftText.write(null);
}

/** Lasts as long as the tab, so that a look at the terms, or at the other form, loses nothing. */
export const useDraft = (): Draft => useSyncExternalStore(draftText.subscribe, readDraft, () => blank);
