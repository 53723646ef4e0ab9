import { connection } from '@/content/connection';
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

export type LearningOutcome<Data = undefined> =
  { data: Data; error: null } | { data: null; error: LearningFailure };

/** What PostgREST says when it refuses. */
export interface Refusal {
  message: string;
  code: string;
  details: string | null;
}

const unavailableMessage = "We can't reach your courses right now. Nothing was lost; try again in a moment.";
const refusedMessage = 'The service has refused this.';

/** Answers that say something about the moment, and nothing about the question. */
const passing: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

/** The functions' own errors are sentences; those of the machinery around them are not. */
const isSpoken = ({ code, message }: Refusal): boolean =>
  /^(?:PT\d{3}|22023|42501)$/.test(code) && isForPeople(message);

export const unavailable = (): LearningFailure =>
  navigator.onLine
    ? { kind: 'unavailable', message: unavailableMessage, status: null }
    : { kind: 'offline', message: connection.lost, status: null };

export function toLearningFailure(status: number, refusal: Refusal): LearningFailure {
  if (passing.has(status) || status >= 500) return { ...unavailable(), status };
  return { kind: 'refused', message: isSpoken(refusal) ? refusal.message : refusedMessage, status };
}
