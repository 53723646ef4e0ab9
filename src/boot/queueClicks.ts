import { isSessionMarked } from '@/features/auth/session/sessionMark';
import { enrollParameter, signupPath } from '@/paths';
import { isTyping } from '@/ui/isTyping';
import { areSingleKeysOn } from '@/ui/singleKeys';

/** A form that is sent somewhere. That of Enroll Now leads visitors to the login page, where members have no business. */
const isSentBy = ({ form, type }: HTMLButtonElement): boolean =>
  type === 'submit' &&
  form?.hasAttribute('action') === true &&
  !(form.dataset['for'] === 'visitors' && isSessionMarked());

/** Links, fields, `<details>` and forms that are sent somewhere work without a script; other buttons do not. */
function deadButton({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
  return button instanceof HTMLButtonElement && isSentBy(button) ? null : button;
}

/** A link from the login page to sign-up takes along the course that a press of Enroll Now has brought there. */
function takeAlong({ target }: Event, course: string | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (course === null || link?.pathname !== signupPath) return;
  link.search = String(new URLSearchParams({ [enrollParameter]: course }));
}

/** The button whose `aria-keyshortcuts` names what was typed, such as "/" or "Control+K". */
function buttonOfShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const hasModifier = ctrlKey || metaKey;
  // With Shift as well it is the browser's: Firefox opens its console.
  if (hasModifier && shiftKey) return undefined;
  if (altKey || isTyping(event) || !(hasModifier || areSingleKeysOn())) return undefined;
  const shortcut = hasModifier ? `Control+${key.toUpperCase()}` : key;
  const buttons = document.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]');
  return [...buttons].find((button) => button.ariaKeyShortcuts?.split(' ').includes(shortcut));
}

/** The button, or the one that another page has brought in its place. */
function currentButton(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const { localName, ariaLabel, textContent } = button;
  return [...document.querySelectorAll<HTMLElement>(localName)].find(
    (other) => other.ariaLabel === ariaLabel && other.textContent === textContent,
  );
}

export interface ClickQueue {
  /** Whether the page cannot answer all by itself yet. */
  isListening: () => boolean;
  /** Whether something was pressed that nothing has answered yet. */
  isWaiting: () => boolean;
  /** From here on React answers: what waits is pressed in order, and a shortcut presses its button at once. */
  replay: () => void;
  /** Nothing is kept any more: the page answers by itself. */
  stop: () => void;
}

/** Keeps the presses of buttons that a prerendered page cannot answer yet. Only their default is prevented. */
export function queueClicks(): ClickQueue {
  const waiting: HTMLElement[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let { pathname } = window.location;
  const enrolled = new URLSearchParams(window.location.search).get(enrollParameter);
  let isReplayed = false;
  const keep = (event: Event) => {
    takeAlong(event, enrolled);
    const button = event instanceof KeyboardEvent ? buttonOfShortcut(event) : deadButton(event);
    if (!button || (isReplayed && event.type === 'click')) return;
    event.preventDefault();
    if (isReplayed) button.click();
    else waiting.push(button);
  };
  // Back to another page takes back what was pressed on this one.
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
