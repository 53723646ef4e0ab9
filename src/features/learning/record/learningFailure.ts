import type { PostgrestError } from '@supabase/supabase-js';
import { isForPeople } from '@/features/auth/session/isForPeople';

/**
 * `offline`: no network. `unavailable`: no answer, or none from the service itself. `refused`: the service has said no
 * and would again.
 */
export interface LearningFailure {
  kind: 'offline' | 'unavailable' | 'refused';
  /** A sentence for people. */
  message: string;
  status: number | null;
}

/** In the form that RTK Query expects from a `queryFn`. */
export type LearningOutcome<Data> =
  { data: Data; error?: undefined } | { data?: undefined; error: LearningFailure };

type Refusal = Pick<PostgrestError, 'code' | 'message'>;

const unavailableMessage = "We can't reach your courses right now. Nothing was lost; try again in a moment.";
// The service may have received it before the network was lost.
const offlineMessage = 'You are offline, and this needs a connection. Try again once you are online.';
const refusedMessage = 'The service has refused this.';

/** Statuses that say something about the moment, and nothing about the request itself. */
const passing: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** Errors that our functions raise are sentences, some of which begin with a number; Postgres' own begin in lower case. */
const isSpoken = ({ code, message }: Refusal): boolean =>
  /^(?:PT4\d\d|22023|42501)$/.test(code) && /^[\p{Lu}\d].*\.$/u.test(message) && isForPeople(message);

/** Values that the database can never accept. */
const isImpossible = ({ code }: Refusal): boolean => /^2[23]\w{3}$/.test(code);

export const unavailable = (): LearningFailure =>
  navigator.onLine
    ? { kind: 'unavailable', message: unavailableMessage, status: null }
    : { kind: 'offline', message: offlineMessage, status: null };

export function toLearningFailure(status: number, refusal: Refusal): LearningFailure {
  const isRefused = status < 500 && !passing.has(status);
  if (isRefused && isSpoken(refusal)) return { kind: 'refused', message: refusal.message, status };
  if (isRefused && isImpossible(refusal)) return { kind: 'refused', message: refusedMessage, status };
  // Such as a gateway's refusal or a function that is not deployed yet: what was done is kept and sent again.
  return { ...unavailable(), status };
}
