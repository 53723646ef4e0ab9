import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';
import { courses } from '@/features/catalogue/courses';
import { paths } from '@/paths';
import { chromiumArguments, chromiumPath } from './browser';
import { demoFolder, startSite } from './site';

/*
 * Takes the pictures that Watch Demo shows, from the demo itself: `npm run generate:demo-pictures`. To be run again
 * when one of the four screens looks different.
 */

const folder = 'public/demo';
/** In bytes. */
const heaviest = 60_000;
/** Of WebP, the first that is light enough. */
const qualities = [84, 78, 72, 66, 60, 54, 48, 42, 36];

const windows = {
  wide: { viewport: { width: 1248, height: 702 }, deviceScaleFactor: 1.3 },
  narrow: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2 },
} as const;
const schemes = ['light', 'dark'] as const;

/** Scrolls so that something stands a little below the header. */
async function placeAtTop(part: Locator, distance: number): Promise<void> {
  await part.evaluate((element, space) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - space);
  }, distance);
}

async function showCatalogue(page: Page): Promise<void> {
  await page.goto(`${paths.category('content-creation')}&level=beginner`);
  await page.getByRole('button', { name: 'Clear Filters' }).waitFor();
  await placeAtTop(page.getByRole('heading', { level: 1 }), 116);
}

async function showCourse(page: Page): Promise<void> {
  const course = courses.find(({ price, featured }) => price > 0 && featured);
  if (!course) throw new Error('There is no course to show');
  await page.goto(paths.course(course.id));
  const curriculum = page.getByRole('heading', { name: 'Course Curriculum' });
  await curriculum.waitFor();
  await placeAtTop(curriculum, 96);
}

const screens = [showCatalogue, showCourse];

/** The window as WebP, which Playwright's own screenshots cannot be. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  // What only the demo has.
  await page.getByRole('complementary', { name: 'Development tools' }).evaluate((tools) => {
    tools.style.display = 'none';
  });
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.byteLength <= heaviest) return picture;
  }
  throw new Error(`No quality makes ${page.url()} lighter than ${heaviest} bytes`);
}

async function takePictures(browser: Browser, origin: string): Promise<void> {
  for (const [width, size] of Object.entries(windows)) {
    for (const scheme of schemes) {
      const context = await browser.newContext({
        ...size,
        baseURL: origin,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [index, show] of screens.entries()) {
        await show(page);
        const name = `${index + 1}-${scheme}-${width}.webp`;
        const picture = await takePicture(page);
        await writeFile(path.join(folder, name), picture);
        console.log(`${name}: ${picture.byteLength} bytes`);
      }
      await context.close();
    }
  }
}

await build({ mode: 'demo', logLevel: 'warn', build: { outDir: demoFolder } });
await mkdir(folder, { recursive: true });
const site = await startSite(new Map(), { isDemo: true });
const executablePath = await chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  await takePictures(browser, site.origin);
} finally {
  await browser.close();
  await site.close();
}
