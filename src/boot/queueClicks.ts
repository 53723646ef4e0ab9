import { isSessionMarked } from '@/features/auth/session/sessionMark';
import { enrollParameter, forgotPasswordPath, loginPath, signupPath } from '@/paths';
import { isSearchShortcut } from '@/ui/searchShortcut';
import { readCourseToEnroll } from './readCourseToEnroll';

/**
 * Whether the button submits a form that works without a script. The form of Enroll Now leads to the login page, so
 * it does not count once a session is stored.
 */
const isSentBy = ({ form, type }: HTMLButtonElement): boolean =>
  type === 'submit' &&
  form?.hasAttribute('action') === true &&
  !(form.dataset['for'] === 'visitors' && isSessionMarked());

/** Whether the button opens or closes a popover, by itself. If another page is about to be drawn, that goes with this one. */
const handlesPopover = ({ popoverTargetElement }: HTMLButtonElement): boolean =>
  Boolean(popoverTargetElement) &&
  document.getElementById('root')?.dataset['page'] === window.location.pathname;

const worksAlone = (button: HTMLElement): boolean =>
  button instanceof HTMLButtonElement && (isSentBy(button) || handlesPopover(button));

/**
 * The pressed button, if it needs a script: links, fields, `<details>`, popovers and forms with an `action` work
 * without one.
 */
function deadButton({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
  return button && worksAlone(button) ? null : button;
}

/** Adds the course of an Enroll Now to a pressed link to another of the pages that lead back to it. */
function takeAlong({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const course = readCourseToEnroll();
  if (course !== undefined && link && [loginPath, signupPath, forgotPasswordPath].includes(link.pathname)) {
    link.search = String(new URLSearchParams({ [enrollParameter]: course }));
  }
}

/** The button of a shortcut. Within an open popover it would close that. */
function buttonOfShortcut(event: KeyboardEvent): HTMLElement | null {
  const isInPopover = event.target instanceof Element && event.target.closest('[popover]') !== null;
  if (isInPopover || !isSearchShortcut(event)) return null;
  return document.querySelector<HTMLElement>('button[aria-keyshortcuts]');
}

/** The button, or its counterpart if another page has been drawn since. */
function currentButton(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const { localName, ariaLabel, textContent } = button;
  return [...document.querySelectorAll<HTMLElement>(localName)].find(
    (other) => other.ariaLabel === ariaLabel && other.textContent === textContent,
  );
}

export interface ClickQueue {
  /** Whether the page does not handle all its events itself yet. */
  isListening: () => boolean;
  /** Whether a press is waiting to be replayed. */
  isWaiting: () => boolean;
  /**
   * Called once React handles clicks: replays the waiting presses in order. From then on a shortcut presses its
   * button at once.
   */
  replay: () => void;
  /** Stops listening: the page handles its own events. */
  stop: () => void;
}

/** Queues the presses of buttons that a prerendered page cannot handle yet. Prevents only their default action. */
export function queueClicks(): ClickQueue {
  const waiting: HTMLElement[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let { pathname } = window.location;
  let isReplayed = false;
  const keep = (event: Event) => {
    takeAlong(event);
    const button = event instanceof KeyboardEvent ? buttonOfShortcut(event) : deadButton(event);
    if (!button || (isReplayed && event.type === 'click')) return;
    event.preventDefault();
    if (isReplayed || worksAlone(button)) button.click();
    else waiting.push(button);
  };
  // Going back to another page discards what was pressed on this one.
  const forget = () => {
    if (window.location.pathname !== pathname) waiting.length = 0;
    ({ pathname } = window.location);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, keep, { capture: true, signal });
  window.addEventListener('popstate', forget, { signal });
  return {
    isListening: () => !signal.aborted,
    isWaiting: () => waiting.length > 0,
    replay: () => {
      isReplayed = true;
      for (const button of waiting.splice(0)) currentButton(button)?.click();
    },
    stop: () => listening.abort(),
  };
}
