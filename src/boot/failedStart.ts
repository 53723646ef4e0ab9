import { start } from '@/content/start';
import { leavingTime } from '@/ui/failedDownload';
import { keepFromReloading, mayReload, reloadOnce } from '@/ui/reload';
import { showList } from './markDocument';

export const element = (tag: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent });

/** Without React, which may be what fails. */
export function reloadButton(): HTMLElement {
  const button = element('button', start.reload);
  button.addEventListener('click', () => window.location.reload());
  return button;
}

/**
 * Whether a reload could lose text: nothing stores what is typed before the page runs, and not every browser restores
 * it.
 */
const isTypedInto = (): boolean =>
  [
    // A checkbox or radio without a value has the value "on" and an empty default value.
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="checkbox"], [type="radio"]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);

const reloadUntyped = () => {
  if (!isTypedInto()) window.location.reload();
};

/** Adds the message to a prerendered page, which can still be read and left, or fills an empty page with it. */
function show(): void {
  showList();
  const root = document.getElementById('root');
  const isEmpty = !root?.hasChildNodes();
  const message = document.createElement(isEmpty ? 'main' : 'div');
  message.className = 'start-failed';
  message.role = isEmpty ? null : 'alert';
  message.append(
    element(isEmpty ? 'h1' : 'strong', start.failed),
    element(isEmpty ? 'p' : 'span', ` ${navigator.onLine ? start.advice : start.offline}`),
    reloadButton(),
  );
  (isEmpty && root ? root : document.body).append(message);
  window.addEventListener('online', reloadUntyped);
}

export interface StartWatch {
  /**
   * Handles a failed start: reloads once, which brings the scripts of a newer release, or shows a message if that
   * cannot help. Inlined in the page, because any script may be the missing one.
   */
  fail: (error: unknown) => void;
  /** Removes the listeners once the page runs: browsers keep a page without them for Back more readily. */
  succeed: () => void;
}

/** A visitor who has left by then needs no message. */
const showLater = () => setTimeout(show, leavingTime);

export function watchStart(): StartWatch {
  let isLeft = false;
  let hasFailed = false;
  keepFromReloading(isTypedInto);
  const watching = new AbortController();
  const { signal } = watching;
  const leave = () => {
    isLeft = true;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isLeft = false;
    if (hasFailed) reloadUntyped();
  };
  window.addEventListener('beforeunload', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  // A link may still be followed before the reload.
  const reloadOrShowLater = async () => {
    if (!(await reloadOnce(() => !isLeft))) showLater();
  };
  return {
    succeed: () => watching.abort(),
    fail: (error) => {
      // A missing chunk fails where it is fetched, and again where it is used.
      if (hasFailed) return;
      hasFailed = true;
      // Firefox aborts downloads as soon as a link is followed. A reload now would undo that navigation.
      if (isLeft) showLater();
      else if (mayReload()) void reloadOrShowLater();
      else {
        reportError(error);
        show();
      }
    },
  };
}
