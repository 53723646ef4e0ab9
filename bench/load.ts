import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../e2e/browsers/chromium.ts';
import { staticFloor, stackFloor } from './floors.ts';
import { measureInteraction, measureLoad, type Measures } from './measurePage.ts';
import { median } from './median.ts';
import { option } from './options.ts';
import { serveBuild } from './serveBuild.ts';

/**
 * Measures a first visit on a mid-range phone, beside two floors in the same run. Runs are interleaved, so that a
 * slow moment of the machine affects all of them; medians are printed as a Markdown table.
 */

const runs = Number(option('runs', '7'));
const dist = path.resolve(option('dist', 'dist'));
/** How long the sheet of filters slides, with a margin, in milliseconds. */
const opening = 600;
const course = '/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55';

const medians = (samples: readonly Measures[], name: keyof Measures): number =>
  median(samples.map((sample) => sample[name]));

/** Taps by coordinates. Playwright's own `tap` inspects the page first, which would be measured too. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function typeSearch(page: Page): Promise<void> {
  const field = page.getByRole('searchbox').first();
  await tap(page, field);
  await field.pressSequentially('prompt', { delay: 120 });
}

/** Opens the sheet of filters unless it is open, and chooses a filter that is not chosen yet. */
async function chooseFilter(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  if (!(await sheet.isVisible())) {
    await tap(page, page.getByRole('button', { name: /^Filters/ }));
    await sheet.waitFor();
    await page.waitForTimeout(opening);
  }
  const isChosen = await sheet.getByRole('radio', { name: 'Monetization' }).isChecked();
  await tap(page, sheet.getByText(isChosen ? 'Tool Mastery' : 'Monetization', { exact: true }));
}

const product = await serveBuild(dist);
const floors = { static: await serveBuild(await staticFloor()), stack: await serveBuild(await stackFloor()) };
const addresses = {
  'static floor': `${floors.static.origin}/`,
  'stack floor': `${floors.stack.origin}/`,
  home: `${product.origin}/`,
  catalogue: `${product.origin}/courses`,
  course: `${product.origin}${course}`,
  login: `${product.origin}/login`,
};

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArguments, '--headless=new'],
  ...(executablePath !== undefined && { executablePath }),
});
console.log(`Chromium ${browser.version()}, ${runs} interleaved runs, medians\n`);

const loads = new Map<string, Measures[]>();
const typed: { first: number; afterwards: number }[] = [];
const filtered: { first: number; afterwards: number }[] = [];
for (let run = 0; run < runs; run += 1) {
  for (const [name, address] of Object.entries(addresses)) {
    loads.set(name, [...(loads.get(name) ?? []), await measureLoad(browser, address)]);
  }
  typed.push(await measureInteraction(browser, addresses.catalogue, typeSearch));
  filtered.push(await measureInteraction(browser, addresses.catalogue, chooseFilter));
}
await browser.close();
for (const served of [product, floors.static, floors.stack]) served.close();

const floor = loads.get('static floor') ?? [];
const ratio = (samples: readonly Measures[], name: 'fcp' | 'lcp') =>
  (medians(samples, name) / medians(floor, name)).toFixed(2);
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

console.log(
  '| page | FCP ms | x floor | LCP ms | x floor | CLS | TBT ms | longest task ms | HTML KiB | script KiB | all KiB | heap MB | elements |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const [name, samples] of loads) {
  const value = (key: keyof Measures) => medians(samples, key);
  const cells = [
    name,
    value('fcp').toFixed(0),
    ratio(samples, 'fcp'),
    value('lcp').toFixed(0),
    ratio(samples, 'lcp'),
    value('cls').toFixed(3),
    value('tbt').toFixed(0),
    value('longest').toFixed(0),
    kib(value('html')),
    kib(value('script')),
    kib(value('total')),
    value('heap').toFixed(1),
    value('dom'),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const [name, samples] of [
  ['typed search', typed],
  ['filter click', filtered],
] as const) {
  const first = median(samples.map((sample) => sample.first));
  const afterwards = median(samples.map((sample) => sample.afterwards));
  console.log(`\nINP, ${name}: ${first} ms as the first touch of the page, ${afterwards} ms afterwards`);
}
