import type { Browser, Page } from 'playwright-core';
import { type Device, openDevice } from './device.ts';

/** What a person waits for: an element that is visible in the viewport. */
export interface Sight {
  selector: string;
  /** A part of the element's text. */
  text?: string;
}

export interface Tap {
  name: string;
  device: Device;
  path: string;
  /** The event that starts the measurement, the last one of its kind: a pointer going down, or a key. */
  measuredFrom: 'pointer' | 'key';
  press: (page: Page) => Promise<void>;
  shows: Sight;
  /** Presses that are needed before the measured one. Not measured. */
  prepare?: (page: Page) => Promise<void>;
}

export interface TapMeasures {
  /** From the press to the first frame that shows what was asked for, in milliseconds. */
  change: number;
  /** From the start of the navigation to that frame, in milliseconds. */
  sinceNavigation: number;
  /** The slowest interaction by Event Timing, in milliseconds; 0 if it was faster than 16. */
  eventTiming: number;
}

/** The longest wait for a response, in milliseconds. */
const longest = 20_000;
const pause = 100;

/**
 * Runs in the page, in each document of a visit. From the press on, looks for the sight in the frame after each
 * change of the document, and in each frame of an animation. A loop over all frames would never let the browser
 * become idle, and would make it paint between all the steps in which React renders. The press is stored beyond its
 * document, because a link may lead to another one. Times are milliseconds since the epoch, which all documents
 * share.
 */
function installWatch({ measuredFrom, shows }: Pick<Tap, 'measuredFrom' | 'shows'>) {
  const canBeSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return (
      (shows.text === undefined || element.textContent.includes(shows.text)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      Math.min(bottom, innerHeight) - Math.max(top, 0) > 1 &&
      Math.min(right, innerWidth) - Math.max(left, 0) > 1
    );
  };
  const isShown = () => [...document.querySelectorAll(shows.selector)].some(canBeSeen);
  const isArmed = () => sessionStorage.getItem('pressed') !== null;
  let isLookDue = false;
  let isFound = sessionStorage.getItem('shown') !== null;
  const lookSoon = () => {
    if (isLookDue || isFound || !isArmed()) return;
    isLookDue = true;
    requestAnimationFrame(look);
  };
  const look = () => {
    isLookDue = false;
    if (!isShown()) {
      if (document.getAnimations().some(({ playState }) => playState === 'running')) lookSoon();
      return;
    }
    isFound = true;
    // A message is delivered after the frame has been handed over for painting.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()));
    });
    port1.start();
    port2.postMessage(undefined);
  };
  new MutationObserver(lookSoon).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (const type of ['load', 'scroll', 'resize'])
    addEventListener(type, lookSoon, { capture: true, passive: true });
  addEventListener(
    measuredFrom === 'key' ? 'keydown' : 'pointerdown',
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted || sessionStorage.getItem('armed') === null) return;
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      lookSoon();
    },
    { capture: true, passive: true },
  );
  if (sessionStorage.getItem('opened') === null) {
    sessionStorage.setItem('opened', String(performance.timeOrigin));
  }
  Reflect.set(window, 'isShown', isShown);
}

/** Also runs in the page. */
function noteEventTiming() {
  // TypeScript's types lack the threshold so far.
  const eventTiming = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) {
        const worst = Math.max(Number(sessionStorage.getItem('event') ?? 0), entry.duration);
        sessionStorage.setItem('event', String(worst));
      }
    }
  }).observe(eventTiming);
}

const waitForPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );

async function waitUntilShown(page: Page, name: string): Promise<void> {
  for (let waited = 0; waited < longest; waited += pause) {
    const isShown = await page
      .evaluate(() => sessionStorage.getItem('shown') !== null)
      // A link may have led to another document meanwhile.
      .catch(() => false);
    if (isShown) return;
    await page.waitForTimeout(pause);
  }
  throw new Error(`${name}: no answer in ${longest} ms`);
}

/** One first visit: opens the page and presses `after` milliseconds after its first contentful paint. */
export async function measureTap(
  browser: Browser,
  { origin, tap, after }: { origin: string; tap: Tap; after: number },
): Promise<TapMeasures> {
  const { page } = await openDevice(browser, tap.device);
  try {
    await page.addInitScript(installWatch, { measuredFrom: tap.measuredFrom, shows: tap.shows });
    await page.addInitScript(noteEventTiming);
    await page.goto(`${origin}${tap.path}`, { waitUntil: 'commit' });
    await waitForPaint(page);
    if (after > 0) await page.waitForTimeout(after);
    await tap.prepare?.(page);
    const isShownAlready = await page.evaluate(() => {
      sessionStorage.setItem('armed', '');
      return Reflect.get(window, 'isShown')() === true;
    });
    if (isShownAlready) throw new Error(`${tap.name}: shown before it was asked for`);
    await tap.press(page);
    await waitUntilShown(page, tap.name);
    // Event Timing rounds up to the next frames, and reports them a little later.
    await page.waitForTimeout(300);
    const [opened, pressed, shown, event] = await page.evaluate(() =>
      ['opened', 'pressed', 'shown', 'event'].map((name) => Number(sessionStorage.getItem(name) ?? 0)),
    );
    if (opened === undefined || pressed === undefined || shown === undefined) throw new Error('No times');
    return { change: shown - pressed, sinceNavigation: shown - opened, eventTiming: event ?? 0 };
  } finally {
    await page.context().close();
  }
}
