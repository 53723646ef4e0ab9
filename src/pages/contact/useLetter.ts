import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { letterText } from '@/features/auth/forms/tabText';
import { parseJson, readAs } from '@/ui/readUnknown';
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

/** A reload would lose nothing that is stored, but it would interrupt the writer. */
function useKeptFromReloading(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return undefined;
    const { pathname } = window.location;
    // When the next page fails to load, this one may stay mounted under another address; nobody writes here then.
    return keepFromReloading(() => window.location.pathname === pathname);
  }, [isBegun]);
}

/**
 * A letter lasts as long as the tab, so that a look at another page loses nothing. It stays after it is handed to a
 * mail program, because the page cannot know whether one has opened.
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
