import { connection } from '@/content/connection';
import { isFailedDownload } from '@/ui/failedDownload';
import { isForPeople } from './isForPeople';

/** What a call to the account service reports when it fails. The SDK's errors have this shape. */
export interface AuthFailure {
  name: string;
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  reasons?: readonly string[];
}

export const unreachableMessage =
  "We can't reach the sign-in service right now. Check your connection and try again.";

const missingMessage = 'A part of this page could not be loaded. Reload the page, then try again.';

/** Errors worded for people by the service, if they have a code. */
const spokenByService: ReadonlySet<string> = new Set(['AuthApiError', 'AuthWeakPasswordError']);
/** Errors worded for people by the client. */
const spokenByClient: ReadonlySet<string> = new Set(['AuthSessionMissingError', 'AuthInvalidJwtError']);

/** Turns whatever was caught into a failure that can be returned to a screen. */
export function toFailure(thrown: unknown): AuthFailure {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** The client drops the code of the service's own faults; only their status tells them from no answer at all. */
const isFaultOfService = ({ status = 0 }: AuthFailure) => status >= 500;

function isSpoken(error: AuthFailure): boolean {
  if (!isForPeople(error.message) || error.message === unreachableMessage) return false;
  if (spokenByClient.has(error.name)) return true;
  if (spokenByService.has(error.name)) return Boolean(error.code);
  return error.name === 'AuthRetryableFetchError' && isFaultOfService(error);
}

/** Advice for whoever runs the service, which its visitors cannot follow. */
const adviceForOperators = /, please check server logs for more information/;

const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The sentence to show. Answers of the service are shown word for word, and its faults are named as faults.
 * Everything else (network, proxies, machine text, thrown values) becomes one sentence for people. A script that failed
 * to download has its own sentence, because browsers only ask for it again after a reload.
 */
export function presentError(error: AuthFailure, isOffline = false): string {
  if (isOffline && !isSpoken(error)) return connection.lost;
  if (isFailedDownload(error)) return missingMessage;
  if (!isSpoken(error)) return unreachableMessage;
  if (!isFaultOfService(error)) return error.message;
  const words = endSentence(error.message.trim().replace(adviceForOperators, ''));
  return `The sign-in service has a problem: ${words} Nothing was lost; try again in a moment.`;
}

/** A sentence in which the service names seconds to wait ("… only request this after 47 seconds."), around their number. */
export function readPause(message: string): { before: string; seconds: number; after: string } | undefined {
  const [, before, seconds, after] = /^(.*after )(\d{1,4})( seconds?.*)$/s.exec(message) ?? [];
  if (before === undefined || after === undefined) return undefined;
  return { before, seconds: Number(seconds), after };
}

export const secondsToWait = ({ message }: AuthFailure): number | undefined => readPause(message)?.seconds;
