import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** The annotation of tests that may be repeated after any failure. */
export const repeatable = 'repeatable';

/** In milliseconds; the slowest machine draws several frames in it. */
const frameTimeout = 5_000;

const noteOf = ({ project, testId }: TestInfo) => path.join(project.outputDir, `lost-frames-${testId}`);

/** Whether a page runs scripts and is in the foreground, but is not asked for frames any more. */
async function hasLostFrames(page: Page): Promise<boolean> {
  const seen = page.evaluate(
    (limit) =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve('frame'));
        setTimeout(() => resolve(document.visibilityState), limit);
      }),
    frameTimeout,
  );
  // A page whose scripts hang never answers, and one that was closed cannot.
  const answer = await Promise.race([
    seen.catch(() => 'closed'),
    new Promise<string>((resolve) => setTimeout(resolve, 2 * frameTimeout, 'hangs')),
  ]);
  return answer === 'visible';
}

/**
 * Chromium's headless shell sometimes stops drawing a page, about once in ten thousand tests: scripts run on, but no
 * frame comes, for which every press waits. Such a test is repeated. Any other failure stays one: the repetition then
 * fails immediately.
 */
export function expectLostFramesBefore(testInfo: TestInfo): void {
  if (testInfo.retry === 0 || existsSync(noteOf(testInfo))) return;
  if (testInfo.annotations.some(({ type }) => type === repeatable)) return;
  throw new Error('Not repeated: nothing shows that its page was not drawn any more.');
}

/** Notes that a failed test may be repeated, if its page has lost its frames, or all of its pages. */
export async function noteLostFrames(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const lost = await Promise.all(context.pages().map(hasLostFrames));
  // A tab in the background could stop for reasons of its own.
  if (lost.length === 0 || lost.includes(false)) return;
  mkdirSync(testInfo.project.outputDir, { recursive: true });
  writeFileSync(noteOf(testInfo), '');
}
