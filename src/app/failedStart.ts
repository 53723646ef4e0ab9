import { mayReloadFor, reloadOnce } from '@/ui/failedDownload';

/** In milliseconds: a link that has not led away by then may never do so. */
const patience = 10_000;

export const couldNotStart = 'AI Club could not start.';
export const reloadAdvice = 'Reload the page. Your account and your courses are safe.';

/** The house's face where it has arrived. */
const face = '"Public Sans Variable", system-ui, sans-serif';

/** What to do about it, which a return of the network does by itself. */
const advice = (): string =>
  navigator.onLine ? reloadAdvice : 'You are offline. It starts when you are back online.';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { text = '', style = {} }: { text?: string; style?: Partial<CSSStyleDeclaration> } = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, style);
  return made;
}

function reloadButton(): HTMLButtonElement {
  const button = element('button', { text: 'Reload', style: { font: 'inherit', padding: '8px 16px' } });
  button.type = 'button';
  button.addEventListener('click', () => window.location.reload());
  return button;
}

/** A page that was drawn in advance can still be read, and its links work, so it stays. */
function showBelow(): void {
  const bar = element('div', {
    style: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: '2000',
      padding: '12px 16px',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 16px',
      alignItems: 'center',
      justifyContent: 'center',
      font: `16px/1.5 ${face}`,
      color: 'Canvas',
      background: 'CanvasText',
    },
  });
  bar.role = 'alert';
  bar.append(element('span', { text: `${couldNotStart} ${advice()}` }), reloadButton());
  document.body.append(bar);
}

function showInstead(root: HTMLElement): void {
  const main = element('main', {
    style: {
      maxWidth: '40rem',
      margin: '15vh auto',
      padding: '0 24px',
      font: `18px/1.5 ${face}`,
    },
  });
  main.append(
    element('h1', { text: couldNotStart, style: { font: '800 2.25rem/1.04 "Besley Variable", serif' } }),
    element('p', { text: advice() }),
    reloadButton(),
  );
  root.replaceChildren(main);
}

interface Leaving {
  hasBegun: () => boolean;
  /** Browsers keep a page alive for Back more readily when nobody listens. */
  stopWatching: () => void;
}

/** Notices when somebody follows a link of the page. */
export function watchLeaving(): Leaving {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  window.addEventListener('beforeunload', begin);
  return {
    hasBegun: () => hasBegun,
    stopWatching: () => window.removeEventListener('beforeunload', begin),
  };
}

interface FailedStart {
  root: HTMLElement;
  isPrerendered: boolean;
  isLeft: boolean;
}

/**
 * The product's scripts have not arrived: one reload brings those of a newer release, and if that cannot help,
 * the page says so. Drawn by hand and in the browser's own colours, because theme and React are missing.
 */
export function recoverFromFailedStart(error: unknown, { root, isPrerendered, isLeft }: FailedStart): void {
  const reload = () => window.location.reload();
  const show = () => {
    if (isPrerendered) showBelow();
    else showInstead(root);
    window.addEventListener('online', reload);
  };
  if (isLeft) {
    // Firefox cuts off what it loads as soon as a link is followed. A reload now would call the visitor back.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reload();
    });
    setTimeout(show, patience);
  } else if (mayReloadFor(error)) reloadOnce();
  else {
    reportError(error);
    show();
  }
}
