import type { Locator, Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { course, publicAddresses } from './checks/addresses';
import { walkWithTab } from './checks/focus';
import { signIn } from './checks/forms';
import { brokenWords, drawn, expectNoSidewaysScroll, spaceText } from './checks/layout';
import { demo } from './site';
import { expect, test, expectRunning } from './test';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is drawn there');
  return { ...box, end: box.x + box.width };
};

/** Sets the font size of the browser's settings, where 16 is the default. */
const setTextSize = async (page: Page, standard: number) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** Changes the width of the window, and waits until the page is drawn in it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await drawn(page);
}

/** Opens a page in a narrow window, and waits until it is laid out below its first viewport, too. */
async function openNarrow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
}

for (const address of publicAddresses) {
  test(`${address} fits windows of every width, also with spaced-out text`, async ({ page }) => {
    await openNarrow(page, address);
    const name = page.getByRole('banner').getByText('AI Club', { exact: true });
    expect((await boxOf(name)).height).toBeLessThan(40);
    for (const width of [320, 640, 900, 1200, 1920]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page);
      expect(await brokenWords(page), `at ${width}`).toEqual([]);
    }
    await spaceText(page);
    for (const width of [900, 390, 320]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page);
    }
  });
}

/** Words that a page or a layer clips, and words that leave the viewport. */
const cutWords = (page: Page, part = 'body') =>
  page.locator(part).evaluate((root) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('option, noscript, script, style') || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const boxes: Element[] = [];
      for (let box: Element | null = parent; box; box = box.parentElement) boxes.push(box);
      // What only screen readers get is one pixel wide, or clipped away.
      if (boxes.some((box) => box.clientWidth === 1 || getComputedStyle(box).clipPath === 'inset(50%)'))
        continue;
      const isCut = boxes.some((box) => {
        const { overflowX, display } = getComputedStyle(box);
        if (overflowX === 'visible' || display === 'inline' || display === 'contents') return false;
        const edge = box.getBoundingClientRect();
        return left < edge.left - 1 || right > edge.right + 1;
      });
      if (isCut || left < -1 || right > window.innerWidth + 1) cut.push((node.nodeValue ?? '').trim());
    }
    return cut;
  });

/** The text of fields and buttons that are lower or narrower than that text. */
const overfullControls = (page: Page) =>
  page
    .locator('main select, main .MuiButton-root')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
        .map((control) => control.textContent),
    );

// The text size that readers may set by WCAG 2.2 (1.4.4), set as in the browser's own settings.
for (const address of [
  ...publicAddresses,
  '/courses?category=business-development&level=intermediate&price=over-100',
  `${demo}/certificate`,
  `${demo}/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-01`,
]) {
  test(`text of twice the size fits windows of every width on ${address}`, async ({ page }) => {
    await setTextSize(page, 32);
    await openNarrow(page, address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [320, 360, 390, 768, 900, 1024, 1440]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page);
      expect(await brokenWords(page, 'h1'), `at ${width}`).toEqual([]);
      await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeInViewport({
        ratio: 1,
      });
      if (![320, 390, 1440].includes(width)) continue;
      expect.soft(await cutWords(page), `at ${width}`).toEqual([]);
      expect.soft(await overfullControls(page), `at ${width}`).toEqual([]);
    }
  });
}

test('long words, prices and mail addresses are not broken at twice the size of text', async ({ page }) => {
  await setTextSize(page, 32);
  await openNarrow(page, '/course/1d09622a-43d2-5974-bac3-33c40f8570c6');
  await expect(page.getByText(/recommendations and evaluation/)).toBeVisible();
  expect(await brokenWords(page, 'main')).toEqual([]);
  await openNarrow(page, '/pricing');
  expect(await brokenWords(page, 'main')).toEqual([]);
  await openNarrow(page, '/creators');
  expect(await brokenWords(page, 'main')).toEqual([]);
});

test('dashboard and lesson fit a narrow phone at twice the size of text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await setTextSize(page, 32);
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${demo}/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-05`);
  await expect(page.getByRole('heading', { level: 1, name: /conversation/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page, 'h1')).toEqual([]);
  expect(await brokenWords(page, 'main .MuiToolbar-root')).toEqual([]);
  const notes = page.getByRole('button', { name: /^Notes/ });
  await notes.click();
  const close = page.getByRole('dialog', { name: 'Your notes' }).getByRole('button', { name: 'Close notes' });
  await expect(close).toBeVisible();
  expect((await boxOf(close.locator('svg'))).end).toBeLessThanOrEqual(320);
  await close.click();
  await page.getByRole('button', { name: 'Lesson 5 of 9' }).click();
  await expect(page.getByRole('dialog', { name: 'Lessons' })).toBeVisible();
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
});

for (const { user, first, lessons } of [
  { user: seedUsers.lena, first: 'start-here-ai-0', lessons: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { user: seedUsers.omar, first: 'start-here-business-0', lessons: [1, 2, 3, 4, 5, 6, 7, 8] },
]) {
  test(`every lesson of ${user.firstName}'s course fits a phone at twice the size of text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await setTextSize(page, 32);
    await page.goto(`${demo}/login`);
    await signIn(page, user);
    await page.waitForURL('**/dashboard');
    for (const number of lessons) {
      await openNarrow(page, `${demo}/course/${user.course.id}/learn/${first}${number}`);
      await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
      expect.soft(await brokenWords(page, 'article'), `lesson ${number}`).toEqual([]);
      for (const width of [390, 320]) {
        await resize(page, width);
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

test('on a phone the bar of a course fits text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await setTextSize(page, 32);
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await page.goto(`${demo}/course/d4c7677b-9c1c-575e-a6a9-bd066167a630`);
  const goOn = page.getByRole('link', { name: 'Continue: lesson 5' });
  await expect(goOn).toBeVisible();
  expect(await goOn.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
  // The page above the bar has the count, too.
  await expect(goOn.locator('xpath=preceding-sibling::span')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${demo}/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const status = page.getByText(/^Payment is not open yet\. Nothing was charged/);
  await expect(status).toBeVisible();
  const message = await boxOf(status.locator('xpath=ancestor::*[@role="presentation"][1]'));
  const bar = await boxOf(page.getByRole('button', { name: 'Enroll Now' }).locator('xpath=../..'));
  expect(message.y + message.height).toBeLessThanOrEqual(bar.y);
});

test('on a narrow phone no word of twice the size is broken in a list of lessons or a title', async ({
  page,
}) => {
  await setTextSize(page, 32);
  /** Words of an address, as of a mail, have no better place to break. */
  const broken = async () => (await brokenWords(page, 'main')).filter((word) => word !== 'example');
  for (const address of ['/course/90b728ae-ebae-58b6-a2eb-c77d707fbd55', '/creators', '/help']) {
    await openNarrow(page, address);
    expect.soft(await broken(), address).toEqual([]);
  }
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  expect.soft(await broken(), 'dashboard').toEqual([]);
  await openNarrow(page, `${demo}/course/${seedUsers.lena.course.id}`);
  await expect(page.getByRole('link', { name: /^Done, What people mean/ })).toBeVisible();
  expect.soft(await broken(), 'course of a member').toEqual([]);
});

test('on a narrow phone the demo can be closed at twice the size of text', async ({ page }) => {
  await setTextSize(page, 32);
  await openNarrow(page, '/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const demonstration = page.getByRole('dialog', { name: 'Watch Demo' });
  const close = demonstration.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  expect((await boxOf(close.locator('svg'))).end).toBeLessThanOrEqual(320);
  expect(await brokenWords(page, '[role="dialog"]')).toEqual([]);
});

test('on a narrow phone no word of twice the size is broken in a certificate or a plan', async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.omar);
  await page.waitForURL('**/dashboard');
  for (const [address, part] of [
    [`/certificate/${seedUsers.omar.course.certificate}`, 'main .name'],
    [`/course/${seedUsers.omar.course.id}/plan`, 'main article'],
  ] as const) {
    await openNarrow(page, demo + address);
    await expect(page.locator(part).getByText('Omar Reyes').first()).toBeVisible();
    expect.soft(await brokenWords(page, part), address).toEqual([]);
  }
});

test('no word of twice the size is broken', async ({ page }) => {
  await setTextSize(page, 32);
  for (const address of ['/', '/courses', '/courses?view=list', '/pricing']) {
    await openNarrow(page, address);
    for (const width of [390, 1440]) {
      await resize(page, width);
      expect.soft(await brokenWords(page, 'main'), `${address} at ${width}`).toEqual([]);
    }
  }
});

for (const width of [320, 390]) {
  test(`search results of twice the size are not cut off at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, 32);
    await page.goto('/about');
    await expectRunning(page);
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill('prompt');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await cutWords(page, '[role="dialog"]')).toEqual([]);
  });
}

test('spaced-out names of instructors are not cut off on cards', async ({ page }) => {
  for (const address of ['/courses', '/courses?view=list']) {
    await openNarrow(page, address);
    await spaceText(page);
    for (const width of [320, 390, 1440]) {
      await resize(page, width);
      expect(await cutWords(page, 'main'), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('the largest earnings fit a narrow window, even spaced out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/creators');
  await expectRunning(page);
  for (const slider of await page.getByRole('slider').all()) await slider.press('End');
  await expect(page.getByText('$24,000.00').first()).toBeVisible();
  await spaceText(page);
  await expectNoSidewaysScroll(page);
  const sheet = await page.getByRole('region', { name: 'What could you earn?' }).evaluate((region) => ({
    room: region.clientWidth,
    content: region.scrollWidth,
  }));
  expect(sheet.content).toBeLessThanOrEqual(sheet.room);
});

const endless = 'q'.repeat(5000);

for (const width of [320, 390, 1440]) {
  test(`a word of 5,000 letters widens nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/courses');
    await expectRunning(page);
    await page.getByRole('searchbox', { name: 'Search courses' }).fill(endless);
    await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await undo.click();
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill(endless);
    await expect(page.getByText(/^No results found for/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const dialog = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect(dialog?.x).toBeGreaterThanOrEqual(0);
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

// The viewport of a laptop at a zoom of 400 %, and that of a window of 1280 by 1024 pixels.
/** Neither the header nor the bar with the button stays over what is read of a course. */
async function expectBarsToScrollAway(page: Page): Promise<void> {
  await page.goto(course);
  await expectRunning(page);
  await page
    .getByRole('heading', { level: 2 })
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).not.toBeInViewport();
}

for (const [width, height] of [
  [341, 159],
  [320, 256],
] as const) {
  test(`in a window of ${width} by ${height} pixels nothing covers the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/courses', course]) {
      await page.goto(address);
      await expectRunning(page);
      const { covered } = await walkWithTab(page);
      expect.soft(covered, address).toEqual([]);
    }
  });

  test(`in a window of ${width} by ${height} pixels the header scrolls away`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expectBarsToScrollAway(page);
  });

  test(`in a window of ${width} by ${height} pixels the filters scroll as a whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/courses');
    await expectRunning(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: /^Advanced/ }).focus();
    await expect(sheet.getByRole('button', { name: 'Close filters' })).not.toBeInViewport();
    await expect(sheet.getByRole('button', { name: 'Clear Filters' })).not.toBeInViewport();
  });
}

test('on a phone on its side text of twice the size has the room of bars and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await setTextSize(page, 32);
  await expectBarsToScrollAway(page);
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Delete my learning data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your learning data?' });
  await expect(dialog.getByText('This deletes your courses')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep everything' })).not.toBeInViewport();
});

test("the cart's message fits a narrow window", async ({ page }) => {
  for (const width of [320, 340, 359, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expectRunning(page);
    await page.getByRole('button', { name: 'Cart, 0 items' }).click();
    const said = page.getByText(/^Your cart is empty/).locator('xpath=..');
    await expect(said, `at ${width}`).toBeInViewport({ ratio: 1 });
  }
});

test('the view toggle is aligned with the sort', async ({ page }) => {
  for (const address of ['/courses', '/courses?category=monetization&level=advanced']) {
    await openNarrow(page, address);
    for (const width of [900, 1000, 1199, 1200]) {
      await resize(page, width);
      const { order, toggle } = await page.getByRole('region', { name: 'Courses' }).evaluate((region) => ({
        order: region.querySelector('select')?.parentElement?.getBoundingClientRect(),
        toggle: region.querySelector('fieldset')?.getBoundingClientRect(),
      }));
      expect(toggle?.x, `${address} at ${width}`).toBeGreaterThan(order?.right ?? Number.NaN);
      expect(toggle?.y, `${address} at ${width}`).toBeCloseTo(order?.y ?? Number.NaN, 0);
    }
  }
});

test('each view has its own icon on its button', async ({ page }) => {
  await page.goto('/courses');
  const pictures = await page
    .getByRole('group', { name: 'View' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::before').clipPath));
  expect(pictures).toEqual([expect.stringMatching(/^path/), expect.stringMatching(/^path/)]);
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('without filters, Clear Filters is between the count and the view toggle', async ({ page }) => {
  await openNarrow(page, '/courses');
  await expectRunning(page);
  for (const width of [360, 390, 412, 768]) {
    await resize(page, width);
    const count = await boxOf(page.getByText(/^Showing/));
    const toggle = await boxOf(page.getByRole('group', { name: 'View' }));
    const clear = await boxOf(page.getByRole('button', { name: 'Clear Filters' }).first());
    expect(clear.y, `at ${width}`).toBeCloseTo(toggle.y, 0);
    expect(clear.x, `at ${width}`).toBeGreaterThanOrEqual(count.end);
    expect(clear.end, `at ${width}`).toBeLessThanOrEqual(toggle.x);
    expect(count.height, `at ${width}`).toBeLessThanOrEqual(toggle.height);
  }
});

test('on a phone Clear Filters covers no focused chip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses?category=business-development&level=intermediate&price=over-100');
  await expectRunning(page);
  const clear = page.getByRole('button', { name: 'Clear Filters' }).first();
  for (const name of ['Business Development', 'Intermediate', 'Over $100']) {
    const chip = page.getByRole('button', { name: `Remove ${name}`, exact: true });
    await chip.focus();
    const { x, end } = await boxOf(chip);
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(end, name).toBeLessThanOrEqual((await boxOf(clear)).x);
  }
});

test('Clear Filters is in view with any number of chips', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const filters of [
    'category=business-development&level=intermediate',
    'category=tool-mastery&level=beginner&price=over-100&q=automation',
  ]) {
    await page.goto(`/courses?${filters}`);
    await expectRunning(page);
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Filters' }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone on its side the demo shows the wide picture, with its buttons in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/');
  await expectRunning(page);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  const tour = page.getByRole('dialog', { name: 'Watch Demo' });
  await expect(tour.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  const picture = tour.getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-wide\.webp$/);
});
