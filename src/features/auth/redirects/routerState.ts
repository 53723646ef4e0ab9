import * as v from 'valibot';
import { maybe, readAs } from '@/ui/readUnknown';

const mark = maybe(v.literal(true));

const routerState = v.object({
  /** On the course page: its visitor was sent to sign in by Enroll Now, and comes back. */
  backToEnroll: mark,
  /** On the dashboard: a member asked for sign-up. */
  alreadyMember: mark,
  /** On the sign-up page: a creator's button has led there. */
  accountType: maybe(v.literal('creator')),
  /** On the pages of a course: the query of the catalogue it was opened from, such as "?level=beginner". */
  catalogue: maybe(v.pipe(v.string(), v.regex(/^(\?.*)?$/))),
  /** The catalogue lies more than one step back, because signing in or another course lies between. */
  isFarBack: mark,
  /** In the catalogue: this entry of history only repeats what the store says already. */
  isWritten: mark,
  /** In a lesson: the step leads to its beginning, wherever it was left. */
  isFromTheBeginning: mark,
  /** On the plan: its parts link to where they were written. */
  showsLinks: mark,
  /** On a certificate: it has another name than its holder has just typed, because it was there before. */
  wasMadeBefore: mark,
});

/**
 * What a step tells the page it leads to, beside where to go from there (`RememberedPlace`). It never appears in the
 * address. A reload and Back find it again.
 */
export type RouterState = v.InferInput<typeof routerState>;

/** History may hold anything; what is not well formed is left out. */
export const readRouterState = (state: unknown): RouterState => readAs(routerState, state) ?? {};
