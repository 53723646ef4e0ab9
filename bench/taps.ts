import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../e2e/browsers/chromium.ts';
import { shopFloor } from './floors.ts';
import { measureTap, type Tap, type TapMeasures } from './measureTap.ts';
import { median } from './median.ts';
import { option } from './options.ts';
import { serveBuild } from './serveBuild.ts';
import { commonTaps, ownTaps } from './tapList.ts';

/**
 * Measures how long a person waits from a press to the first frame that shows the result, on a first visit, beside an
 * ordinary single-page app. Runs are interleaved, so that a slow moment of the machine affects all of them; medians
 * are printed as a Markdown table.
 */

const runs = Number(option('runs', '7'));
const only = new RegExp(option('only', ''));
/** Milliseconds after the first contentful paint. */
const moments = option('after', '0,1000,3000').split(',').map(Number);

const product = await serveBuild(path.resolve(option('dist', 'dist')));
const floor = await serveBuild(await shopFloor());

interface Series {
  tap: Tap;
  where: 'product' | 'floor';
  samples: ReadonlyMap<number, TapMeasures[]>;
}
const series: Series[] = [
  ...[...commonTaps, ...ownTaps].map((tap) => ({ tap, where: 'product' as const })),
  ...commonTaps.map((tap) => ({ tap, where: 'floor' as const })),
]
  .filter(({ tap }) => only.test(tap.name))
  .map((one) => ({ ...one, samples: new Map(moments.map((moment) => [moment, []])) }));

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArguments, '--headless=new'],
  ...(executablePath !== undefined && { executablePath }),
});
console.log(`Chromium ${browser.version()}, ${runs} interleaved runs, medians, milliseconds\n`);

for (let run = 0; run < runs; run += 1) {
  for (const { tap, where, samples } of series) {
    const { origin } = where === 'product' ? product : floor;
    for (const after of moments) {
      samples.get(after)?.push(await measureTap(browser, { origin, tap, after }));
    }
  }
}
await browser.close();
product.close();
floor.close();

const cell = (samples: readonly TapMeasures[], key: keyof TapMeasures): string =>
  median(samples.map((sample) => sample[key])).toFixed(0);

const labels = moments.map((moment) => (moment === 0 ? 'at paint' : `${moment / 1000} s after`));
console.log(
  `| tap | of | ${labels.map((label) => `${label} | since navigation | Event Timing`).join(' | ')} |`,
);
console.log(`|---|---|${'---:|---:|---:|'.repeat(moments.length)}`);
for (const { tap, where, samples } of series) {
  const cells = [...samples.values()].flatMap((of) => [
    cell(of, 'change'),
    cell(of, 'sinceNavigation'),
    cell(of, 'eventTiming'),
  ]);
  console.log(`| ${[tap.name, where, ...cells].join(' | ')} |`);
}
