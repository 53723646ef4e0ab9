import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { maybe, parseJson, readAs } from '@/features/auth/session/readUnknown';

const text = v.fallback(v.string(), '');
const draft = v.object({
  email: text,
  firstName: text,
  lastName: text,
  /** Undefined until chosen. */
  accountType: maybe(v.picklist(['student', 'creator'])),
});

/** What was typed into the sign-in and sign-up forms, except passwords. */
export type Draft = Required<v.InferOutput<typeof draft>>;

const storageKey = 'aiclub-draft';
const blank: Draft = { email: '', firstName: '', lastName: '', accountType: undefined };

const listeners = new Set<() => void>();
/** Stands in where the tab's storage is not available; the draft then lasts as long as the page. */
let inMemory: string | null = null;
let cached: { raw: string | null; draft: Draft } = { raw: null, draft: blank };

function readRaw(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function parseDraft(raw: string | null): Draft {
  const stored = raw === null ? undefined : readAs(draft, parseJson(raw));
  return { ...blank, ...stored };
}

function readDraft(): Draft {
  const raw = readRaw();
  if (raw !== cached.raw) cached = { raw, draft: parseDraft(raw) };
  return cached.draft;
}

/** False unless the tab's storage took the draft and gives it back. */
function keep(raw: string | null): boolean {
  try {
    if (raw === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, raw);
    return sessionStorage.getItem(storageKey) === raw;
  } catch {
    return false;
  }
}

function write(raw: string | null): void {
  inMemory = keep(raw) ? null : raw;
  for (const listener of listeners) listener();
}

export function saveDraft(changes: Partial<Draft>): void {
  write(JSON.stringify({ ...readDraft(), ...changes }));
}

/**
 * How to forget what is sent now, once the form is gone: unless something has been typed since, and without the address,
 * which somebody may be signing in with already.
 */
export function sentDraft(): () => void {
  const sent = readRaw();
  return () => {
    if (readRaw() === sent) saveDraft({ firstName: '', lastName: '', accountType: undefined });
  };
}

export function forgetDraft(): void {
  write(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lasts as long as the tab, so that a look at the terms, or at the other form, loses nothing. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, readDraft, () => blank);
