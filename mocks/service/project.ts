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

/** Where a request came in, and where its mails and redirects are to lead. */
export interface Place {
  /** Public address of the service, without a slash at the end. */
  baseUrl: string;
  /** Already checked against the allow list. */
  redirectTo: string;
}
