import type { PageState } from './page/readPage';

/** What a step has to lead to: returns undefined if the page shows it, otherwise what is wrong. */
export type Expectation = (state: PageState) => string | undefined;

export interface Outcome {
  expectations: readonly Expectation[];
  /** The step's target was missing; a shortened sequence skips the step. */
  isSkipped?: true;
  /** The next step follows without waiting. */
  isHasty?: true;
  /** The state before a press that must have a visible effect. */
  pressedIn?: PageState;
  pressed?: string;
}

export const done: Outcome = { expectations: [] };
export const skipped: Outcome = { expectations: [], isSkipped: true };

/** Whether a press had a visible effect: on the page's text, on its controls and address, or on the focus. */
export function hasChanged(before: PageState, now: PageState, pressed: string | undefined): boolean {
  // Returning to the field counts as an effect too: its error is already shown.
  const focusWent =
    now.focus.on !== pressed?.slice(0, 60) && (now.focus.on !== before.focus.on || now.focus.isText);
  return before.looks !== now.looks || before.text !== now.text || focusWent;
}
