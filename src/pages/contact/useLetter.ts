import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { letterText } from '@/features/auth/forms/tabText';
import { parseJson, readAs } from '@/features/auth/session/readUnknown';
import { keepFromReloading } from '@/ui/reload';
import { topics } from './topics';

const text = v.fallback(v.string(), '');
const letter = v.object({
  name: text,
  email: text,
  topic: v.fallback(v.string(), topics[0].label),
  message: text,
});

type LetterDraft = v.InferOutput<typeof letter>;

const blank: LetterDraft = { name: '', email: '', topic: topics[0].label, message: '' };

const parse = (raw: string | null): LetterDraft =>
  (raw === null ? undefined : readAs(letter, parseJson(raw))) ?? blank;

/** A reload would lose nothing that is kept, and yet come between somebody and what they write. */
function useKeptFromReloading(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return undefined;
    const { pathname } = window.location;
    // Where another page fails instead of replacing this one, nobody writes here any more.
    return keepFromReloading(() => window.location.pathname === pathname);
  }, [isBegun]);
}

/**
 * A letter lasts as long as the tab, so that a look at another page loses nothing. It stays when it is handed to a mail
 * program: nobody knows whether one has opened.
 */
export function useLetter() {
  const raw = useSyncExternalStore(letterText.subscribe, letterText.read, () => null);
  const now = useMemo(() => parse(raw), [raw]);
  useKeptFromReloading((now.name + now.email + now.message).trim() !== '');
  return {
    letter: now,
    change: (changes: Partial<LetterDraft>) => {
      letterText.write(JSON.stringify({ ...parse(letterText.read()), ...changes }));
    },
  };
}
