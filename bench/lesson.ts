import { chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../e2e/browsers/chromium.ts';
import { site } from '../e2e/faults/places.ts';
import { signIn } from '../e2e/checks/forms.ts';
import { buildProduct } from '../e2e/random/builds.ts';
import { startServers } from '../e2e/random/servers.ts';
import { seedUsers } from '../mocks/seedUsers.ts';
import { staticFloor } from './floors.ts';
import { measureLoad, type Measures } from './measurePage.ts';
import { measureTap, type Tap } from './measureTap.ts';
import { median } from './median.ts';
import { option } from './options.ts';
import { serveBuild } from './serveBuild.ts';

/**
 * Measures a lesson on a mid-range phone: its first paint beside a static page and the home page, the scripts of
 * both, and how long a tick and the reply to an answer take, beside a press that the browser handles without a
 * script. The service answers over HTTP, as in production; Lena has done four lessons.
 */

const runs = Number(option('runs', '7'));
/** How long a visitor reads before pressing, in milliseconds. */
const reading = 3000;
const course = '/course/d4c7677b-9c1c-575e-a6a9-bd066167a630';
const lesson = (number: number): string => `${course}/learn/start-here-ai-0${number}`;

const openFifth = async (page: Page): Promise<void> => {
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await page.goto(new URL(lesson(5), page.url()).href);
  await page.getByRole('button', { name: /^Mark as done/ }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(reading);
};

const pressButton = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().tap();

const mark = /^Mark as done/;

const taps: readonly Tap[] = [
  {
    name: 'tick, phone',
    device: 'phone',
    measuredFrom: 'pointer',
    path: '/login',
    prepare: openFifth,
    press: (page) => pressButton(page, mark),
    shows: { selector: 'article .done', text: 'Done on' },
  },
  {
    name: 'next lesson after the tick, phone',
    device: 'phone',
    measuredFrom: 'pointer',
    path: '/login',
    prepare: openFifth,
    press: (page) => pressButton(page, mark),
    shows: { selector: 'h1', text: 'Invented facts' },
  },
  {
    name: 'reply to an answer, phone',
    device: 'phone',
    measuredFrom: 'pointer',
    path: lesson(1),
    prepare: async (page) => {
      await page.getByRole('radio').first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(reading);
      await page.getByRole('radio').first().check();
      await page.waitForTimeout(reading);
    },
    press: (page) => pressButton(page, /^Check answer/),
    shows: { selector: '.reply', text: '.' },
  },
];

const floorTap: Tap = {
  name: 'static floor: unfolding details, phone',
  device: 'phone',
  measuredFrom: 'pointer',
  path: '/',
  press: (page) => page.locator('summary').tap(),
  shows: { selector: '.reply', text: '.' },
};

const folder = option('dist', '') || 'dist-bench-lesson';
if (option('dist', '') === '') buildProduct(folder, { hasLearning: true });
const servers = await startServers(folder);
const floor = await serveBuild(await staticFloor());
const loads = {
  'static floor': `${floor.origin}/`,
  home: `${site}/`,
  'first lesson': `${site}${lesson(1)}`,
};

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArguments, '--headless=new', `--host-resolver-rules=${servers.resolverRules}`],
  ...(executablePath !== undefined && { executablePath }),
});
console.log(`Chromium ${browser.version()}, ${runs} interleaved runs, medians\n`);

const arrivals = new Map<string, Measures[]>();
const answers = new Map<string, number[]>();
const note = async (origin: string, tap: Tap, after: number) => {
  const { change } = await measureTap(browser, { origin, tap, after });
  answers.set(tap.name, [...(answers.get(tap.name) ?? []), change]);
};
for (let run = 0; run < runs; run += 1) {
  for (const [name, address] of Object.entries(loads)) {
    arrivals.set(name, [...(arrivals.get(name) ?? []), await measureLoad(browser, address)]);
  }
  await note(floor.origin, floorTap, reading);
  for (const tap of taps) {
    // A lesson can be ticked only once.
    await servers.service.startAnew();
    await note(site, tap, 0);
  }
}
await browser.close();
floor.close();
await servers.close();

console.log('| page | FCP ms | CLS | HTML KiB | script KiB |\n|---|---:|---:|---:|---:|');
for (const [name, samples] of arrivals) {
  const of = (key: keyof Measures) => median(samples.map((sample) => sample[key]));
  const kib = (key: 'html' | 'script') => (of(key) / 1024).toFixed(1);
  console.log(
    `| ${name} | ${of('fcp').toFixed(0)} | ${of('cls').toFixed(3)} | ${kib('html')} | ${kib('script')} |`,
  );
}
console.log('\n| answer | ms |\n|---|---:|');
for (const [name, samples] of answers) console.log(`| ${name} | ${median(samples).toFixed(0)} |`);
