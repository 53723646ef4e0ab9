import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDevice } from './device.ts';

/** How long a page is watched after it has loaded, and read before the first press, in milliseconds. */
const watch = 5000;
const reading = 3000;

export interface Measures {
  /** First and largest contentful paint, total blocking time and the longest task, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  longest: number;
  cls: number;
  /** Compressed bytes before the first interaction. */
  html: number;
  script: number;
  style: number;
  font: number;
  total: number;
  /** JavaScript heap in megabytes, and number of elements. */
  heap: number;
  dom: number;
}

export type Interaction = (page: Page) => Promise<void>;

interface Visit {
  page: Page;
  session: CDPSession;
  bytes: Map<string, number>;
  close: () => Promise<void>;
}

/** Collects from the start what the browser reports about paints, shifts, long tasks and input. */
function installObservers() {
  const tasks: { start: number; duration: number }[] = [];
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks, worst: 0 };
  Reflect.set(window, 'seen', seen);
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  observe(
    'event',
    (entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.worst = Math.max(seen.worst, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

async function open(browser: Browser, address: string): Promise<Visit> {
  const { page, session } = await openDevice(browser, 'phone');
  const bytes = new Map<string, number>();
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await page.addInitScript(installObservers);
  await page.goto(address, { waitUntil: 'load' });
  return { page, session, bytes, close: () => page.context().close() };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** Measures a first visit without any interaction. */
export async function measureLoad(browser: Browser, address: string): Promise<Measures> {
  const { page, session, bytes, close } = await open(browser, address);
  await page.waitForTimeout(watch);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const result = await page.evaluate(() => {
    const seen = Reflect.get(window, 'seen');
    const blocking = seen.tasks
      .filter(({ start, duration }: { start: number; duration: number }) => start + duration > seen.fcp)
      .reduce((total: number, { duration }: { duration: number }) => total + Math.max(0, duration - 50), 0);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blocking,
      longest: Math.max(0, ...seen.tasks.map(({ duration }: { duration: number }) => duration)),
      dom: document.querySelectorAll('*').length,
    };
  });
  await close();
  return {
    ...result,
    html: bytes.get('Document') ?? 0,
    script: bytes.get('Script') ?? 0,
    style: bytes.get('Stylesheet') ?? 0,
    font: bytes.get('Font') ?? 0,
    total: sum(bytes.values()),
    heap: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6,
  };
}

/**
 * The slowest response to an interaction, in milliseconds from the press to the next frame. The first use of a page
 * is the hardest, because the product starts with it; `afterwards` repeats it on the running page.
 */
export async function measureInteraction(
  browser: Browser,
  address: string,
  interact: Interaction,
): Promise<{ first: number; afterwards: number }> {
  const { page, close } = await open(browser, address);
  const worst = async () => {
    await page.waitForTimeout(1500);
    return page.evaluate(() => {
      const seen = Reflect.get(window, 'seen');
      const slowest: number = seen.worst;
      seen.worst = 0;
      return slowest;
    });
  };
  await page.waitForTimeout(reading);
  await interact(page);
  const first = await worst();
  await interact(page);
  const afterwards = await worst();
  await close();
  return { first, afterwards };
}
