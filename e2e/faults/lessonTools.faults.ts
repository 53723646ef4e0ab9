import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { type } from '../checks/type';
import { coursePath, lessonPath, markAsDone, notesButton, openAs } from './learner';
import { learningSite } from './places';
import { expect, test } from './test';

test.use({ baseURL: learningSite });

const prompt = 'Turn 3: show the assumptions';
const promptText = 'List what you assumed and could not know. Mark what I should check first.';

const copyButton = (page: Page) => page.getByRole('button', { name: `Copy ${prompt}` });
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

test('a prompt can be copied, and the button confirms it', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, service, lessonPath(5), seedUsers.lena);
  await copyButton(page).click();
  await expect(page.getByRole('button', { name: `Copied ${prompt}` })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promptText);
  await expect(copyButton(page)).toBeVisible();
});

test('when the browser refuses to copy, the text is selected and a message explains how to continue', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openAs(page, service, lessonPath(5), seedUsers.lena);
  await copyButton(page).click();
  await expect(page.getByText('The browser did not let this be copied.')).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(promptText);
});

test('a worksheet is downloaded as CSV with its typed text', async ({ page, service }) => {
  await openAs(page, service, lessonPath(4), seedUsers.lena);
  const sheet = page.getByRole('table', { name: 'Tool chooser' });
  await type(sheet.getByRole('textbox').first(), '=2+2, or "four"');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tool-chooser.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFTool chooser,/u);
  expect(text).toContain(`"'=2+2, or ""four"""`);
});

test('a worksheet is printed alone, and the whole lesson is shown again afterwards', async ({
  page,
  service,
}) => {
  // Like a print dialog that stays open until the test closes it.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAs(page, service, lessonPath(4), seedUsers.lena);
  const sheet = page.getByRole('table', { name: 'Tool chooser' });
  const aside = page.getByRole('heading', { level: 1 });
  await type(sheet.getByRole('textbox').first(), 'Plan the party');
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Tool chooser' })).toBeVisible();
  await expect(sheet).toBeVisible();
  await expect(aside).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(aside).toBeVisible();
});

test('a lesson opens at the place where it was left, until it is done', async ({
  page,
  context,
  service,
}) => {
  const place = (on: Page) => on.getByRole('heading', { name: 'Starter prompts' });
  await openAs(page, service, lessonPath(5), seedUsers.lena);
  await expect(markAsDone(page)).toBeVisible();
  await place(page).scrollIntoViewIfNeeded();
  expect(await scrolledBy(page)).toBeGreaterThan(500);
  // The scroll event comes with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('p');
  await expect(page).toHaveURL(lessonPath(4));
  await expect.poll(() => scrolledBy(page)).toBe(0);

  const later = await context.newPage();
  await later.goto(lessonPath(5));
  await expect(place(later)).toBeInViewport();
  await markAsDone(later).click();
  await expect(later).toHaveURL(lessonPath(6));
  await expect.poll(() => scrolledBy(later)).toBe(0);

  const afterwards = await context.newPage();
  await afterwards.goto(lessonPath(5));
  await expect(afterwards.getByText(/^Done on /)).toBeAttached();
  await expect(place(afterwards)).not.toBeInViewport();
  expect(await scrolledBy(afterwards)).toBe(0);
});

test('on a phone the lesson keeps its place behind its notes and its outline', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, service, lessonPath(5), seedUsers.lena);
  await page.getByRole('heading', { name: 'Starter prompts' }).scrollIntoViewIfNeeded();
  const place = await scrolledBy(page);
  expect(place).toBeGreaterThan(500);
  for (const name of [/^Notes \(/, /^Lesson 5 of/]) {
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect(opener).toBeFocused();
    expect(await scrolledBy(page)).toBe(place);
  }
});

for (const viewport of [
  { width: 1300, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`in a window of ${viewport.width} pixels the notes of an address leave the focus on their button, without scrolling`, async ({
    page,
    context,
    service,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, service, lessonPath(5), seedUsers.lena);
    await expect(markAsDone(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Starter prompts' }).scrollIntoViewIfNeeded();
    // The scroll event comes with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.keyboard.press('p');
    await expect(page).toHaveURL(lessonPath(4));

    const later = await context.newPage();
    await later.setViewportSize(viewport);
    await later.goto(`${lessonPath(5)}#notes`);
    await expect(later.getByRole('dialog', { name: 'Your notes' })).toBeVisible();
    await expect.poll(() => scrolledBy(later)).toBeGreaterThan(500);
    const place = await scrolledBy(later);
    await later.keyboard.press('Escape');
    await expect(notesButton(later)).toBeFocused();
    expect(await scrolledBy(later)).toBe(place);
  });
}

const lowWindows = [
  { width: 1024, height: 600 },
  { width: 720, height: 450 },
];
for (const viewport of lowWindows) {
  test(`in a window of ${viewport.width} x ${viewport.height} the outline opens with the focused lesson in sight`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, service, lessonPath(6), seedUsers.lena);
    await page.getByRole('button', { name: 'Lesson 6 of 9' }).press('Enter');
    const outline = page.getByRole('dialog', { name: 'Lessons' });
    const next = outline.getByRole('link', { name: 'Stale knowledge and missing context' });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    const shown = outline.getByRole('link', { name: 'Invented facts: the confident wrong answer' });
    await expect(shown).toBeInViewport({ ratio: 1 });
  });
}

for (const size of ['100%', '200%']) {
  test(`on a phone the bar of a lesson has room for its words, set to ${size}`, async ({ page, service }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, service, lessonPath(5), seedUsers.lena);
    const notes = page.getByRole('button', { name: /^Notes \(/ });
    await expect(notes).toBeVisible();
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const bar = page.locator('.MuiAppBar-root').filter({ has: notes });
    const cut = await bar.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('button')].flatMap((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const isWithin = [...range.getClientRects()].every(
          (box) => box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right,
        );
        return isWithin ? [] : [button.textContent];
      });
    });
    expect(cut).toEqual([]);
    if (size === '100%') expect((await bar.boundingBox())?.height).toBe(57);
  });
}

test('on a phone an answer keeps its line breaks when it is checked', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, service, lessonPath(2), seedUsers.lena);
  const question = page.getByRole('group', { name: 'A model gives the word "heat"' });
  const answer = question.locator('label').first();
  await answer.click();
  const width = (await answer.boundingBox())?.width;
  await question.getByRole('button', { name: 'Check answer' }).click();
  await expect(question.getByRole('status')).toContainText('Right.');
  expect((await answer.boundingBox())?.width).toBe(width);
});

/** Texts whose lines overlap; a numeral has only one line. */
const crampedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const text = [...element.childNodes].find(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent?.trim().length ?? 0) > 1,
      );
      return text && parseFloat(lineHeight) < parseFloat(fontSize) ? [text.textContent ?? ''] : [];
    }),
  );

test('at twice the text size the lines of a text do not overlap', async ({ page, service }) => {
  const pages = {
    '/dashboard': 'My courses',
    [coursePath]: 'Course Curriculum',
    [lessonPath(4)]: 'Tool chooser',
  };
  await openAs(page, service, '/', seedUsers.lena);
  for (const [address, heading] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await crampedTexts(page), address).toEqual([]);
  }
});
