import type { PageState } from './page/readPage';

/** What one step has to lead to: nothing, or in which way a page falls short of it. */
export type Expectation = (state: PageState) => string | undefined;

export interface Outcome {
  expectations: readonly Expectation[];
  /** There was nothing to do it with; a shortened sequence goes on without it. */
  isSkipped?: true;
  /** The next step follows at once. */
  isHasty?: true;
  /** The state before something was pressed that must have a visible effect. */
  pressedIn?: PageState;
  pressed?: string;
}

export const done: Outcome = { expectations: [] };
export const skipped: Outcome = { expectations: [], isSkipped: true };

/** Whether a press shows: in what the page says, in what its controls and address say, or in where the focus is. */
export function hasChanged(before: PageState, now: PageState, pressed: string | undefined): boolean {
  // Back into the field that it came from is an answer, too: what is wrong there is shown already.
  const focusWent =
    now.focus.on !== pressed?.slice(0, 60) && (now.focus.on !== before.focus.on || now.focus.isText);
  return before.looks !== now.looks || before.text !== now.text || focusWent;
}
