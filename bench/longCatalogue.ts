import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumArguments, chromiumPath } from '../e2e/browsers/chromium.ts';
import { median } from './median.ts';

/**
 * Measures a keystroke and a filter in a long catalogue, with the processor throttled to a quarter of the machine's
 * speed: from the press to the next frame, and until the list below is up to date.
 */

const counts = [24, 1000, 10_000, 100_000];
const runs = 7;
const cpuSlowdown = 4;
const outDir = path.resolve('node_modules/.cache/bench/longCatalogue');

await build({
  root: path.resolve('bench/longCatalogue'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { alias: { '@': path.resolve('src') } },
  define: {
    __APP_ENV__: JSON.stringify({ supabaseUrl: 'https://bench.invalid', supabaseAnonKey: 'none' }),
    __SITE_URL__: JSON.stringify('https://bench.invalid'),
    __USE_MOCKS__: 'false',
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
const server = await preview({ configFile: false, build: { outDir } });
const [origin] = server.resolvedUrls?.local ?? [];

interface Answer {
  /** Milliseconds until the next frame, by the browser's Event Timing. */
  frame: number;
  /** Milliseconds until the last resulting change of the page. */
  settled: number;
}

function watchAnswers() {
  const seen = { frame: 0, settled: 0, start: 0 };
  Reflect.set(window, 'seen', seen);
  const presses = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.frame = Math.max(seen.frame, duration);
  }).observe(presses);
  const begin = (event: Event) => {
    seen.start = event.timeStamp;
  };
  window.addEventListener('keydown', begin, { capture: true });
  window.addEventListener('pointerdown', begin, { capture: true });
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      seen.settled = performance.now() - seen.start;
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function answerTo(page: Page, interact: () => Promise<void>): Promise<Answer> {
  await page.evaluate(() => {
    const seen = Reflect.get(window, 'seen');
    seen.frame = 0;
    seen.settled = 0;
  });
  await interact();
  await page.waitForTimeout(900);
  return page.evaluate(() => {
    const { frame, settled } = Reflect.get(window, 'seen');
    return { frame, settled };
  });
}

const cell = (answers: readonly Answer[]): string =>
  `${median(answers.map(({ frame }) => frame)).toFixed(0)} / ${median(answers.map(({ settled }) => settled)).toFixed(0)} ms`;

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArguments, '--headless=new'],
  ...(executablePath !== undefined && { executablePath }),
});
console.log(`Chromium ${browser.version()}, ${runs} runs, medians, CPU ${cpuSlowdown} times slower`);
console.log('Next frame / list settled\n');
console.log('| Courses | Keystroke | Filter | Elements | Elements, scrolled |');
console.log('| ---: | ---: | ---: | ---: | ---: |');

for (const count of counts) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchAnswers);
  await page.goto(`${origin}courses?count=${count}`);
  await page.getByRole('searchbox').waitFor();
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const keystrokes: Answer[] = [];
  const filters: Answer[] = [];
  const levels = ['Beginner', 'Advanced'];
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('searchbox').focus();
    for (const key of 'prom') keystrokes.push(await answerTo(page, () => page.keyboard.press(key)));
    await page.getByRole('searchbox').fill('');
    await page.waitForTimeout(600);
    const option = page.getByRole('radio', { name: levels[run % 2] ?? 'All levels' });
    filters.push(await answerTo(page, () => option.click()));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('radio', { name: 'All levels' }).click();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.waitForTimeout(500);
  const atTheTop = await elements();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.waitForTimeout(1000);
  const cells = [count, cell(keystrokes), cell(filters), atTheTop, await elements()];
  console.log(`| ${cells.join(' | ')} |`);
  await page.close();
}
await browser.close();
await server.close();
