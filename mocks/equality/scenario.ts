import type { Exchange, Sender } from './exchange';

/** A change made without a request. */
type Event = { grant: string; to: 'ada' | 'carl' } | { remove: 'ada' | 'carl' };

/** For exchanges whose answers only have to be equal. */
export const anyStatus = 0;

export type Step = (Exchange & { status: number }) | Event;

/** Steps of two new users, sent to every backend; each exchange has the status expected of all. */
export interface Scenario {
  title: string;
  steps: readonly Step[];
}

/** One exchange in a line: who, what, with which arguments, and the status. */
export function step(
  from: Sender,
  name: string,
  body: unknown,
  status: number,
  more: Partial<Exchange> = {},
): Step {
  return { from, name, body, status, ...more };
}

export const get = (
  from: Sender,
  name: string,
  query: string,
  status: number,
  more: Partial<Exchange> = {},
): Step => step(from, name, null, status, { method: 'GET', query, ...more });
