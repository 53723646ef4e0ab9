import type { Page } from '@playwright/test';
import { type Filters, noFilters } from '@/features/catalogue/catalogueFilters';
import { courses } from '@/features/catalogue/courses';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { expect, expectNoAxeViolations, expectRunning, hold, test } from './test';

const everyScript = /\/assets\/[^/]+\.js$/;

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Courses' }).getByRole('listitem').getByRole('heading');
const count = (page: Page) => page.getByText(/^Showing \d+ of 24 courses$/);

const titlesWith = (filters: Partial<Filters>): string[] =>
  filterCourses(courses, { ...noFilters, ...filters }, 'popular').courses.map(({ title }) => title);

/** Notes in each frame which courses are in the list, wherever they are scrolled to. */
function noteLists(): void {
  const lists = new Set<string>();
  Object.assign(window, { lists });
  const look = () => {
    const shown = [...document.querySelectorAll('main li h3')].filter((title) => title.checkVisibility());
    lists.add(shown.map(({ textContent }) => textContent).join('\n'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.describe('filters chosen before hydration', () => {
  test('show their courses at once, and hide the number until it is known', async ({ page }) => {
    await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await expect(count(page)).toHaveText('Showing 24 of 24 courses');
    for (const [name, filters] of [
      ['Content Creation', { category: 'content-creation' }],
      ['Beginner', { category: 'content-creation', level: 'beginner' }],
      ['All categories', { level: 'beginner' }],
      ['Free', { level: 'beginner', price: 'free' }],
      ['Under $50', { level: 'beginner', price: 'under-50' }],
      ['$50-$100', { level: 'beginner', price: '50-100' }],
      ['All levels', { price: '50-100' }],
      ['Over $100', { price: 'over-100' }],
    ] as const) {
      await radio(page, name).check();
      await expect(titles(page)).toHaveText(titlesWith(filters));
      await expect(count(page)).toBeHidden();
    }
    await expectNoAxeViolations(page);
    await radio(page, 'All prices').check();
    await expect(titles(page)).toHaveCount(24);
    await expect(count(page)).toBeVisible();
  });

  test('never show another list again until their own is rendered', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await radio(page, 'Monetization').check();
    await radio(page, 'Intermediate').check();
    const chosen = titlesWith({ category: 'monetization', level: 'intermediate' });
    await expect(titles(page)).toHaveText(chosen);
    await page.evaluate(noteLists);
    release();
    await expect(count(page)).toHaveText(`Showing ${chosen.length} of 24 courses`);
    await expect(page).toHaveURL('/courses?category=monetization&level=intermediate');
    await expectRunning(page);
    expect(await page.evaluate(() => Array.from(Reflect.get(window, 'lists')))).toEqual([chosen.join('\n')]);
    // From then on React alone decides.
    await radio(page, 'All categories').check();
    await expect(titles(page)).toHaveText(titlesWith({ level: 'intermediate' }));
    await page.goBack();
    await expect(titles(page)).toHaveText(chosen);
  });

  test('reserve the room of their chips, so that the list does not move', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await radio(page, 'Monetization').check();
    await expect(titles(page)).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    // The cards themselves rise.
    const list = page.getByRole('region', { name: 'Courses' }).getByRole('list').last();
    const topOf = async () => (await list.boundingBox())?.y ?? Number.NaN;
    const top = await topOf();
    release();
    await expect(page.getByRole('button', { name: 'Remove Monetization' })).toBeVisible();
    await expect(count(page)).toBeVisible();
    expect(await topOf()).toBeCloseTo(top, 0);
  });

  test('that match no course say so once it is known', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await radio(page, 'Advanced').check();
    await radio(page, 'Free').check();
    await expect(titles(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(titles(page)).toHaveCount(24);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters show their courses', async ({ page }) => {
    await page.goto('/courses');
    await radio(page, 'Tool Mastery').check();
    await expect(titles(page)).toHaveText(titlesWith({ category: 'tool-mastery' }));
  });

  test('the filters of a phone show their courses', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await radio(page, 'Advanced').check();
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(titles(page)).toHaveText(titlesWith({ level: 'advanced' }));
  });
});

test.describe('the filters of a phone before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const layer = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
  const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
  const start = async (page: Page) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await filters(page).click();
    await expect(layer(page)).toBeVisible();
    return release;
  };

  test('open at once, and show the courses that were chosen', async ({ page }) => {
    const release = await start(page);
    await layer(page).getByRole('radio', { name: 'Advanced' }).check();
    await expectNoAxeViolations(page);
    await layer(page).getByRole('button', { name: 'Show courses' }).click();
    await expect(layer(page)).toBeHidden();
    await expect(filters(page)).toBeFocused();
    await expect(titles(page)).toHaveText(titlesWith({ level: 'advanced' }));
    release();
    await expect(filters(page)).toHaveText('Filters (1)');
    await expect(page).toHaveURL('/courses?level=advanced');
    await expect(titles(page)).toHaveText(titlesWith({ level: 'advanced' }));
  });

  test('stay open through hydration, and what is chosen before and after it takes effect', async ({
    page,
  }) => {
    const release = await start(page);
    await layer(page).getByRole('radio', { name: 'Beginner' }).check();
    release();
    await expect(page).toHaveURL('/courses?level=beginner');
    await layer(page).getByRole('radio', { name: 'Tool Mastery' }).check();
    await expect(page).toHaveURL('/courses?category=tool-mastery&level=beginner');
    await layer(page).getByRole('button', { name: 'Show courses' }).click();
    await expect(layer(page)).toBeHidden();
    await expect(filters(page)).toHaveText('Filters (2)');
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('radio', { name: 'Beginner' })).toBeChecked();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/courses?category=tool-mastery&level=beginner');
  });

  test('are closed when the window becomes wide', async ({ page }) => {
    const release = await start(page);
    release();
    await expectRunning(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(layer(page).getByRole('button', { name: 'Show courses' })).toHaveCount(0);
    await expect(layer(page)).toHaveCSS('position', 'sticky');
  });

  test('are closed by their button, by Escape and by a press beside them', async ({ page }) => {
    const release = await start(page);
    await layer(page).getByRole('button', { name: 'Close filters' }).click();
    await expect(layer(page)).toBeHidden();
    await filters(page).click();
    await page.mouse.click(195, 20);
    await expect(layer(page)).toBeHidden();
    await filters(page).click();
    release();
    await expectRunning(page);
    await expect(layer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer(page)).toBeHidden();
    await expect(filters(page)).toBeFocused();
  });
});
