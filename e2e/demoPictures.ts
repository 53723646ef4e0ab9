import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { build } from 'vite';
import { seedUsers } from '@mocks/seedUsers';
import { courses } from '@/features/catalogue/courses';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { lessons as startHereAi } from '@/features/learning/lessons/startHereAi';
import { paths } from '@/paths';
import { chromiumArguments, chromiumPath } from './browsers/chromium';
import { callLearning } from './checks/callLearning';
import { signIn } from './checks/forms';
import { demoFolder, startSite } from './site';

/*
 * Takes the screenshots that Watch Demo shows, from the demo itself: `npm run generate:demo-pictures`. Run it again
 * when one of the four screens changes.
 */

const folder = 'public/demo';
/** In bytes. */
const heaviest = 56_000;
/** WebP qualities, of which the first is used that stays below the limit. */
const qualities = [84, 78, 72, 66, 60, 54, 48, 42, 36];

const windows = {
  wide: { viewport: { width: 1248, height: 702 }, deviceScaleFactor: 1.3 },
  narrow: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2 },
} as const;
const schemes = ['light', 'dark'] as const;

/** In pixels: the viewport height at which the card of a course fits below the header with its whole cover. */
const roomForCard = 900;

/** Scrolls until an element is a little below the header. */
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
  const { width = 0 } = page.viewportSize() ?? {};
  // Not on a phone: there the price is at the bottom of the viewport, and would be cut off.
  if (width >= 900) await page.setViewportSize({ width, height: roomForCard });
  await page.goto(paths.course(course.id));
  const curriculum = page.getByRole('heading', { name: 'Course Curriculum' });
  await curriculum.waitFor();
  await placeAtTop(curriculum, 96);
}

/** The course of the learner in the last two screens, of which she has done a part. */
const { course: underWay } = seedUsers.lena;

const { lessons }: CourseLessons = startHereAi;

async function showLesson(page: Page): Promise<void> {
  await page.goto(paths.login);
  await signIn(page, seedUsers.lena);
  await page.waitForURL(`**${paths.dashboard}`);
  const [, lesson] = lessons;
  await page.goto(paths.lesson(underWay.id, lesson?.id ?? ''));
  const exercise = page.getByRole('heading', { name: 'Guess the next word' });
  await exercise.waitFor();
  for (const word of ['butter', 'over']) {
    await page.getByRole('button', { name: new RegExp(`\\b${word}\\b`) }).click();
    await page.getByRole('button', { name: 'Next word' }).click();
  }
  await page.getByRole('button', { name: /\bmedium\b/ }).click();
  // So that no half line of the text above it shows below the header.
  await placeAtTop(exercise, 126);
}

/** Completes the rest of the course, with the example answers of the lessons. */
async function finishCourse(page: Page): Promise<void> {
  const known: readonly string[] = Object.keys(underWay.answers);
  const answers = lessons
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'write')
    .map(({ id, example }) => ({ block: id, body: example, revision: known.includes(id) ? 1 : 0 }));
  await callLearning(page, 'save_answers', { answers });
  const events = lessons.map(({ id }) => ({ type: 'completed', lesson: id }));
  await callLearning(page, 'record_progress', { events });
}

async function showPlan(page: Page): Promise<void> {
  await finishCourse(page);
  await page.goto(paths.plan(underWay.id));
  const title = page.getByRole('heading', { level: 1, name: /^You have finished/ });
  await title.waitFor();
  await placeAtTop(title, 130);
}

const screens = [showCatalogue, showCourse, showLesson, showPlan];

/** The upper part of the window as WebP, which Playwright's own screenshots cannot be. */
async function takePicture(page: Page, size: ViewportSize): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  // These exist only in the demo.
  await page.getByRole('complementary', { name: 'Development tools' }).evaluate((tools) => {
    tools.style.display = 'none';
  });
  await page.evaluate(() => document.fonts.ready);
  const place = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const clip = { ...place, ...size, scale: 1 };
  const devtools = await page.context().newCDPSession(page);
  for (const quality of qualities) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality, clip });
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
        await page.setViewportSize(size.viewport);
        await show(page);
        const name = `${index + 1}-${scheme}-${width}.webp`;
        const picture = await takePicture(page, size.viewport);
        await writeFile(path.join(folder, name), picture);
        process.stdout.write(`${name}: ${picture.byteLength} bytes\n`);
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
