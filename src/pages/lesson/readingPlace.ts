import { isRecord, parseJson } from '@/features/auth/readUnknown';

const storageKey = 'aiclub-reading-places';

interface Places {
  learner: string;
  /** By lesson: how much of it lies above the window, from 0 to 1. */
  shares: ReadonlyMap<string, number>;
}

function readPlaces(learner: string): Places {
  const shares = new Map<string, number>();
  try {
    const stored = parseJson(localStorage.getItem(storageKey) ?? '');
    if (isRecord(stored) && stored['learner'] === learner && isRecord(stored['shares'])) {
      for (const [lesson, share] of Object.entries(stored['shares'])) {
        if (typeof share === 'number') shares.set(lesson, share);
      }
    }
  } catch {
    // Without storage every lesson opens at its beginning.
  }
  return { learner, shares };
}

function writePlaces({ learner, shares }: Places): void {
  try {
    if (shares.size === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ learner, shares: Object.fromEntries(shares) }));
  } catch {
    // As above.
  }
}

/** How far somebody has read a lesson on this device; undefined for one that was left at its beginning. */
export const readPlace = (learner: string, lesson: string): number | undefined =>
  readPlaces(learner).shares.get(lesson);

/** Keeps how far somebody has read, of one learner at a time; undefined forgets it. */
export function keepPlace(learner: string, lesson: string, share: number | undefined): void {
  const places = readPlaces(learner);
  const shares = new Map(places.shares);
  if (share === undefined) shares.delete(lesson);
  else shares.set(lesson, share);
  writePlaces({ learner, shares });
}
