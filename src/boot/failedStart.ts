import { start } from '@/content/start';
import { leavingTime } from '@/ui/failedDownload';
import { keepFromReloading, mayReload, reloadOnce } from '@/ui/reload';
import { showList } from './markDocument';

const element = (tag: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent });

/** Nothing keeps what is typed into a page that does not run yet, and not every browser gives it back after a reload. */
const isTypedInto = (): boolean =>
  [
    // The value of a box without one is "on", and no default.
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="checkbox"], [type="radio"]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);

const reloadUntyped = () => {
  if (!isTypedInto()) window.location.reload();
};

/** A prerendered page can still be read and left, so it stays; an empty one is filled. */
function show(): void {
  showList();
  const root = document.getElementById('root');
  const isEmpty = !root?.hasChildNodes();
  const reload = element('button', start.reload);
  reload.addEventListener('click', () => window.location.reload());
  const message = document.createElement(isEmpty ? 'main' : 'div');
  message.className = 'start-failed';
  message.role = isEmpty ? null : 'alert';
  message.append(
    element(isEmpty ? 'h1' : 'strong', start.failed),
    element(isEmpty ? 'p' : 'span', ` ${navigator.onLine ? start.advice : start.offline}`),
    reload,
  );
  (isEmpty && root ? root : document.body).append(message);
  window.addEventListener('online', reloadUntyped);
}

export interface StartWatch {
  /**
   * The page could not start. One reload brings the scripts of a newer release; if that cannot help, the page
   * says so. This stands in the page itself, because the script that is missing may be any.
   */
  fail: (error: unknown) => void;
  /** The page runs: browsers keep it for Back more readily when nobody listens. */
  succeed: () => void;
}

/** Who has left by then does not need it. */
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
  // A link can be followed until the page reloads.
  const reloadOrShowLater = async () => {
    if (!(await reloadOnce(() => !isLeft))) showLater();
  };
  return {
    succeed: () => watching.abort(),
    fail: (error) => {
      // A part of the page that is missing fails where it is fetched, and again where it is used.
      if (hasFailed) return;
      hasFailed = true;
      // Firefox cuts off what it loads as soon as a link is followed. A reload now would call the visitor back.
      if (isLeft) showLater();
      else if (mayReload()) void reloadOrShowLater();
      else {
        reportError(error);
        show();
      }
    },
  };
}
