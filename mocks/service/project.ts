import type { Clock } from './clock';
import type { Random } from './random';
import type { Settings } from './settings';
import type { Tables } from './tables';

/** What every rule of the service works on. */
export interface Project {
  readonly tables: Tables;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
}

/** The address a request came in at, and the one its mails and redirects lead to. */
export interface Place {
  /** Public address of the service, without a slash at the end. */
  baseUrl: string;
  /** Already checked against the allow list. */
  redirectTo: string;
}
