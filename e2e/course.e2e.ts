import { course } from './checks/addresses';
import { expect, expectNoAxeViolations, expectRunning, skipWhereMediaCannotBeChosen, test } from './test';

test('Back to Courses restores filters and scroll position', async ({ page }) => {
  await page.goto('/courses?level=advanced');
  await expect(page.getByText('Showing 5 of 24 courses')).toBeVisible();
  const link = page.getByRole('link', { name: 'The One-Person Agency: Systems, Contracts, Delivery' });
  // The list may still move before the press: fonts load, and Playwright scrolls to its target.
  await page.evaluate(() =>
    document.addEventListener('click', () => Reflect.set(window, 'scrolledTo', window.scrollY), {
      capture: true,
      once: true,
    }),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const before: number = await page.evaluate(() => Reflect.get(window, 'scrolledTo'));
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await expect(page).toHaveURL('/courses?level=advanced');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a reloaded course keeps its way back to the filtered catalogue', async ({ page }) => {
  await page.goto('/courses?level=advanced');
  await expect(page.getByText('Showing 5 of 24 courses')).toBeVisible();
  await page.getByRole('link', { name: /One-Person Agency/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/courses?level=advanced');
  await expect(page.getByText('Showing 5 of 24 courses')).toBeVisible();
});

test('a newly opened page starts at its top, and a reloaded one keeps its scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/courses');
  await expectRunning(page);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBe(600);
  await page.reload();
  await expectRunning(page);
  await expect.poll(scrolled).toBe(600);
  await page.goto('/terms');
  await page.goto('/courses');
  await expectRunning(page);
  expect(await scrolled()).toBe(0);
});

test('a page that is scrolled before hydration keeps its position', async ({ page }) => {
  await page.goto(course);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await expectRunning(page);
  // Wheel scrolling continues for some frames.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the first press on a lesson opens it', async ({ page }) => {
  await page.goto(course);
  await page.locator('#lesson-3 summary').click();
  await expect(page.locator('#lesson-3 .text')).toBeVisible();
});

test('an address with a lesson opens it below the header', async ({ page }) => {
  await page.goto(`${course}#lesson-6`);
  const row = page.locator('#lesson-6 summary');
  await expect(row).toBeFocused();
  await expect(page.locator('#lesson-6 .text')).toBeVisible();
  await expect(row).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await row.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('on paper every lesson is open and only the page is printed', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  await page.goto(course);
  await page.emulateMedia({ media: 'print' });
  for (const text of await page.locator('[id^=lesson-] p').all()) await expect(text).toBeVisible();
  await expect(page.getByText('$79.00')).toBeVisible();
  await expect(page.getByText(new RegExp(`${course}$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Courses' })).toBeHidden();
});

test('tabbing through the header does not scroll the page', async ({ page }) => {
  await page.goto(course);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('in a narrow window the Enroll Now bar stays in view and never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(course);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await expect(enroll).toBeInViewport({ ratio: 1 });
  await page.locator('#lesson-14 summary').focus();
  await expect(enroll).toBeInViewport({ ratio: 1 });
  const isFree = await page.locator('#lesson-14 summary').evaluate((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
});

test("in a low, wide window the course's card scrolls to its end", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await page.goto(course);
  await expectRunning(page);
  const card = page.getByRole('complementary', { name: 'Price and contents' });
  await page.mouse.wheel(0, 400);
  await expect(card.getByRole('listitem').last()).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a course with all its lessons open breaks no accessibility rule (${colorScheme})`, async ({
    page,
    channel,
  }) => {
    if (colorScheme === 'dark') skipWhereMediaCannotBeChosen(channel);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(course);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
