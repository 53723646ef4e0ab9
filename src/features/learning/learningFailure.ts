import type { PostgrestError } from '@supabase/supabase-js';
import { isForPeople } from '@/features/auth/session/isForPeople';

/**
 * `offline`: no network. `unavailable`: the service does not answer, or is not itself. `refused`: it has said no,
 * and would again.
 */
export interface LearningFailure {
  kind: 'offline' | 'unavailable' | 'refused';
  /** A sentence for people. */
  message: string;
  status: number | null;
}

/** In the form in which RTK Query takes it. */
export type LearningOutcome<Data> =
  { data: Data; error?: undefined } | { data?: undefined; error: LearningFailure };

type Refusal = Pick<PostgrestError, 'code' | 'message'>;

const unavailableMessage = "We can't reach your courses right now. Nothing was lost; try again in a moment.";
// Whether the service has heard of it before the network went is not known.
const offlineMessage = 'You are offline, and this needs a connection. Try again once you are online.';
const refusedMessage = 'The service has refused this.';

/** Answers that say something about the moment, and nothing about the question. */
const passing: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** What the functions raise on purpose is a sentence. Postgres itself begins in small letters. */
const isSpoken = ({ code, message }: Refusal): boolean =>
  /^(?:PT4\d\d|22023|42501)$/.test(code) && /^\p{Lu}.*\.$/u.test(message) && isForPeople(message);

/** Values that the database cannot take, now or later. */
const isImpossible = ({ code }: Refusal): boolean => /^2[23]\w{3}$/.test(code);

export const unavailable = (): LearningFailure =>
  navigator.onLine
    ? { kind: 'unavailable', message: unavailableMessage, status: null }
    : { kind: 'offline', message: offlineMessage, status: null };

export function toLearningFailure(status: number, refusal: Refusal): LearningFailure {
  const isRefused = status < 500 && !passing.has(status);
  if (isRefused && isSpoken(refusal)) return { kind: 'refused', message: refusal.message, status };
  if (isRefused && isImpossible(refusal)) return { kind: 'refused', message: refusedMessage, status };
  // Such as a gateway's refusal, or a function that is not there yet: nothing that was done is given up for that.
  return { ...unavailable(), status };
}
