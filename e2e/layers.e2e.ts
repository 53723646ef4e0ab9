import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectEntryOfPage,
  expectRunning,
  hold,
  stepIntoClosedLayer,
  stepThroughHistory,
  test,
} from './test';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

interface Layer {
  name: string;
  address: string;
  open: (page: Page) => Promise<void>;
  dialog: string;
}

const layers: Layer[] = [
  {
    name: 'the menu',
    address: '/about',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    dialog: 'Menu',
  },
  {
    name: 'the filters',
    address: '/courses',
    open: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    dialog: 'Filters',
  },
  {
    name: 'the demo',
    address: '/',
    open: (page) => page.getByRole('button', { name: 'Watch Demo' }).click(),
    dialog: 'Watch Demo',
  },
  {
    name: 'search',
    address: '/pricing',
    open: (page) => page.getByRole('button', { name: 'Search' }).click(),
    dialog: 'Search',
  },
];

async function closeMenu(page: Page) {
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectEntryOfPage(page);
}

/** Opens the page under test after another one to go back to, within one document. */
async function arriveAt(page: Page, address: string) {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Menu' }).click();
  await closeMenu(page);
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href='${to}'], header a[href='${to}']`);
    link?.click();
  }, address);
  await expect(page).toHaveURL(address);
  // The link may have been followed before hydration, to a page that is not hydrated yet either.
  await expectRunning(page);
}

const expectFocusIn = (page: Page, dialog: Locator) =>
  expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);

const lengthOfHistory = (page: Page) => page.evaluate(() => window.history.length);

for (const { name, address, open, dialog } of layers) {
  test(`Back closes ${name} and stays on the page; the next Back leaves`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test(`Back closes ${name} also as the first interaction`, async ({ page }) => {
    await page.goto(address);
    // Until then the browser handles it as a popover, without a step of history.
    await expectRunning(page);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test(`closing ${name} with Escape leaves no step of history`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    const length = await lengthOfHistory(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await lengthOfHistory(page)).toBe(length);
    await expectEntryOfPage(page);
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });

  test(`a reload with ${name} open shows the page, and Back then leaves it`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await closeMenu(page);
    await expectRunning(page);
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test(`Forward after ${name} was closed by Back shows the page as it is`, async ({ page }) => {
    await arriveAt(page, address);
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await stepThroughHistory(page, -1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await stepIntoClosedLayer(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });
}

test('a menu link replaces the menu in history: one step Back is the page before', async ({ page }) => {
  await arriveAt(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About AI Club' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('a menu link to the current page only closes the menu', async ({ page }) => {
  await arriveAt(page, '/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await expectEntryOfPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('filters chosen in the sheet stay after Back, as one step of history', async ({ page }) => {
  await arriveAt(page, '/courses');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Advanced/ }).check();
  await sheet.getByRole('radio', { name: /^Over \$100/ }).check();
  await expect(page).toHaveURL('/courses?level=advanced&price=over-100');
  const chosen = await sheet.getByRole('button', { name: /^Show/ }).textContent();
  await page.evaluate(() => window.history.back());
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/courses?level=advanced&price=over-100');
  const count = /\d+/.exec(chosen ?? '')?.[0];
  await expect(page.getByText(`Showing ${count} of 24 courses`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText('Showing 24 of 24 courses')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('filters chosen and removed again leave no step of history', async ({ page }) => {
  await arriveAt(page, '/courses');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Advanced/ }).check();
  await expect(page).toHaveURL('/courses?level=advanced');
  await sheet.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/courses');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectEntryOfPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('Back first closes the search that was opened over the menu', async ({ page }) => {
  await arriveAt(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  // Both layers have copies of the same entry, so steps between them cannot be seen in the entry itself.
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await stepThroughHistory(page, -1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('a result of the search opened over the demo is one step of history', async ({ page }) => {
  await arriveAt(page, '/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Watch Demo' })).toBeVisible();
  const length = await lengthOfHistory(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sponsor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => lengthOfHistory(page)).toBe(length);
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(address);
});

test.describe('a layer that is loading', () => {
  const filterSheet = /\/assets\/FilterSheet-[^/]+\.js$/;
  const onTheirWay = [
    { opener: 'Menu', script: /\/assets\/MobileMenu-[^/]+\.js$/, address: '/', other: 'Search' },
    { opener: 'Search', script: /\/assets\/SearchDialog-[^/]+\.js$/, address: '/', other: 'Menu' },
    { opener: 'Watch Demo', script: /\/assets\/DemoDialog-[^/]+\.js$/, address: '/', other: 'Search' },
    { opener: 'Filters', script: filterSheet, address: '/courses', other: 'Search' },
  ];

  /** Resolves after so many frames: a history step takes one or two. */
  const frames = (page: Page, count: number) =>
    page.evaluate(async (left) => {
      for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    }, count);

  /** Resolves once a held-back script has run, and React has drawn its result. */
  const drawn = async (page: Page, script: RegExp) => {
    const arrived = () =>
      page.evaluate(
        (source) =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .find((name) => new RegExp(source).test(name)),
        script.source,
      );
    await expect.poll(arrived).toBeDefined();
    await page.evaluate((url) => import(url), (await arrived()) ?? '');
    await frames(page, 4);
  };

  for (const { opener, script, address } of onTheirWay) {
    test(`${opener} does not open over the page that was chosen meanwhile`, async ({ page }) => {
      const release = await hold(page, script);
      await page.goto(address);
      await expectRunning(page);
      const length = await lengthOfHistory(page);
      await page.getByRole('button', { name: opener, exact: true }).click();
      const link = page.getByRole('main').locator('a[href^="/course/"]').first();
      const next = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(next);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      release();
      await drawn(page, script);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading).toBeFocused();
      await expect.poll(() => lengthOfHistory(page)).toBe(length + 1);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('dialog')).toBeHidden();
      // It can still be opened: the page did not prevent it.
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  for (const { opener: first, script, address, other: second } of onTheirWay) {
    test(`${first} gives way to ${second}, which is opened while it loads`, async ({ page }) => {
      const release = await hold(page, script);
      await page.goto('/help');
      await page.goto(address);
      await expectRunning(page);
      await page.getByRole('button', { name: first, exact: true }).click();
      await page.getByRole('button', { name: second, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(second);
      release();
      await drawn(page, script);
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toHaveAccessibleName(second);
      await expectFocusIn(page, dialog);
      await stepThroughHistory(page, -1);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL('/help');
    });
  }

  test('Filters do not open over a search that is typed meanwhile', async ({ page }) => {
    const release = await hold(page, filterSheet);
    await page.goto('/courses');
    await expectRunning(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const search = page.getByRole('searchbox', { name: 'Search courses' });
    await search.click();
    await page.keyboard.type('pro');
    release();
    await drawn(page, filterSheet);
    await page.keyboard.type('mpt');
    await expect(search).toHaveValue('prompt');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a page that arrives while a loading menu is cancelled stays, and history leads to both', async ({
    page,
  }) => {
    // Only at some moments do the step away from the menu and the step to the page overlap in the browser.
    const script = /\/assets\/MobileMenu-[^/]+\.js$/;
    for (const tasks of [0, 1, 2, 4, 8]) {
      const release = await hold(page, script);
      await page.goto('/help');
      await page.goto('/');
      await expectRunning(page);
      // Prefetched, so that the page appears right after the press.
      await page.locator('main a[href^="/course/"]').first().hover();
      await page.evaluate(async (count) => {
        document.querySelector<HTMLElement>('button[aria-label="Menu"]')?.click();
        for (let left = count; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve));
        document.querySelector<HTMLElement>('main a[href^="/course/"]')?.click();
      }, tasks);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      const title = 'Start Here: AI in Plain Language';
      await expect(heading).toHaveText(title);
      await frames(page, 12);
      await expect(page).toHaveURL(/\/course\//);
      await stepThroughHistory(page, -1);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
      await stepThroughHistory(page, 1);
      await expect(page).toHaveURL(/\/course\//);
      await expect(heading).toHaveText(title);
      release();
      // Firefox complains about any request that is cut off.
      await drawn(page, script);
    }
  });

  for (const { opener, script } of onTheirWay.filter(({ address }) => address === '/')) {
    test(`${opener}, pressed while the page removes a link’s parameters from its address, opens`, async ({
      page,
    }) => {
      const release = await hold(page, script);
      await page.goto('/?error=access_denied&error_code=otp_expired', { waitUntil: 'commit' });
      // By keyboard: the notice about the link moves the content below it away from a pointer.
      await page.getByRole('button', { name: opener, exact: true }).press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByText(/^This confirmation link/)).toBeVisible();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  for (const { opener, script } of onTheirWay.filter(({ address }) => address === '/')) {
    test(`${opener} does not open while the page that was chosen after it is loading`, async ({ page }) => {
      const release = await hold(page, script);
      await page.goto('/');
      await expectRunning(page);
      const releasePage = await hold(page, /\/assets\/CoursesPage-[^/]+\.js$/);
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).click();
      release();
      await drawn(page, script);
      await expect(page.getByRole('dialog')).toBeHidden();
      releasePage();
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
    });

    test(`${opener}, opened while the next page was loading, closes with the page before`, async ({
      page,
    }) => {
      await page.goto('/');
      await expectRunning(page);
      const length = await lengthOfHistory(page);
      const releasePage = await hold(page, /\/assets\/CoursesPage-[^/]+\.js$/);
      await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).click();
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      releasePage();
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      // The layer's history entry is removed by asynchronous steps, which must not overlap with the test's own.
      await expect.poll(() => lengthOfHistory(page)).toBe(length + 1);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible();
    });
  }
});

test.describe('a press after the address has changed and before the next page is drawn', () => {
  /** Follows a link and presses the opener between the two moments. */
  const pressBetween = async (page: Page, opener: string) => {
    await page.goto('/about');
    await expectRunning(page);
    const button = page.getByRole('button', { name: opener });
    await button.evaluate((element: HTMLElement) => {
      const pushState = window.history.pushState.bind(window.history);
      window.history.pushState = (...entry) => {
        window.history.pushState = pushState;
        pushState(...entry);
        queueMicrotask(() => {
          element.focus();
          element.click();
        });
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Careers');
  };

  for (const opener of ['Menu', 'Search']) {
    test(`opens ${opener} over the next page, and Back closes it`, async ({ page }) => {
      await pressBetween(page, opener);
      const dialog = page.getByRole('dialog', { name: opener });
      await expectFocusIn(page, dialog);
      await stepThroughHistory(page, -1);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/careers');
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }

  for (const width of [390, 1440]) {
    test(`on the cart keeps its message over the next page, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await pressBetween(page, 'Cart');
      const cart = page.getByRole('button', { name: 'Cart' });
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
      await expect(cart).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Your cart is empty.')).toBeHidden();
    });
  }

  test('opens search, which closes when the page after it is opened', async ({ page }) => {
    await pressBetween(page, 'Search');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toBeVisible();
    await page.keyboard.type('sponsor');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('choosing a search result closes the overlay at once, before its page has loaded', async ({ page }) => {
  await page.goto('/pricing');
  await expectRunning(page);
  const release = await hold(page, /\/assets\/CoursePage-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  release();
  await expect(page).toHaveURL(/\/course\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test("Back closes the cart's message, and its link replaces it in history", async ({ page }) => {
  await arriveAt(page, '/about');
  const cart = page.getByRole('button', { name: 'Cart, 0 items' });
  const said = page.getByText(/^Your cart is empty/);
  const length = await lengthOfHistory(page);
  await cart.click();
  await expect(said).toBeVisible();
  await stepThroughHistory(page, -1);
  await expect(said).toBeHidden();
  await expect(page).toHaveURL('/about');

  await cart.click();
  await page.keyboard.press('Escape');
  await expect(said).toBeHidden();
  await expect(cart).toBeFocused();
  await cart.click();
  await expect(said).toBeVisible();
  await page.getByRole('link', { name: 'Browse courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(said).toBeHidden();
  expect(await lengthOfHistory(page)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/help');
});
