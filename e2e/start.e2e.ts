import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts, storeSession } from './accountService';
import { course } from './checks/addresses';
import { expectNoAxeViolations } from './checks/axe';
import { expect, expectRunning, hold, test } from './test';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // On a machine without a network, browsers report being offline.
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  }),
);

const everyScript = /\/assets\/[^/]+\.js$/;

const search = (page: Page) => page.getByPlaceholder('Search courses...');
const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Cart/ });

/** Every request from here on, such as "POST /auth/v1/token". */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await cart(page).click();
    await expect(page.getByText(/Your cart is empty/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
}

test.describe('before hydration', () => {
  test("Enter in the catalogue's search shows the results", async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await search(page).pressSequentially('prompt');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/courses\?(.*&)?q=prompt/);
    release();
    await expect(search(page)).toHaveValue('prompt');
    await expect(page.getByText(/^Showing \d of 24 courses$/)).toBeVisible();
    await expect(page).toHaveURL('/courses?q=prompt');
  });

  test('typed and chosen filters stay and take effect', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await search(page).pressSequentially('ai');
    await page.getByRole('radio', { name: 'Advanced' }).check();
    await page.getByRole('radio', { name: 'Beginner' }).check();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest');
    release();
    await expect(page).toHaveURL('/courses?level=beginner&q=ai&sort=newest');
    await expect(search(page)).toHaveValue('ai');
    await expect(page.getByRole('radio', { name: 'Beginner' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest');
  });

  test('text typed during hydration continues what was typed before', async ({ page }) => {
    await page.goto('/courses', { waitUntil: 'commit' });
    await search(page).pressSequentially('start here', { delay: 60 });
    await expect(page).toHaveURL('/courses?q=start+here');
    await expect(search(page)).toHaveValue('start here');
    await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
  });

  for (const label of ['Email address', 'Password']) {
    test(`${label}: a selection made before hydration is replaced by what is typed then`, async ({
      page,
    }) => {
      const release = await hold(page, everyScript);
      await page.goto('/login', { waitUntil: 'commit' });
      const field = page.getByLabel(label, { exact: true });
      await field.pressSequentially('wrong@aiclub.example');
      await field.press('ControlOrMeta+A');
      release();
      await expectRunning(page);
      await page.keyboard.type('right@aiclub.example');
      await expect(field).toHaveValue('right@aiclub.example');
    });
  }

  for (const label of ['Email address', 'Password']) {
    for (const { keys, result } of [
      { keys: 'End', result: 'adab' },
      { keys: 'ControlOrMeta+A', result: 'b' },
    ])
      test(`${label}: a key at the moment of hydration gives ${result} after ${keys}`, async ({ page }) => {
        await page.addInitScript(() =>
          document.addEventListener('input', ({ isTrusted }) => {
            if (isTrusted) return;
            // The page replays what was typed before. A key can come right after that.
            queueMicrotask(() => document.execCommand('insertText', false, 'b'));
          }),
        );
        const release = await hold(page, everyScript);
        await page.goto('/login', { waitUntil: 'commit' });
        const field = page.getByLabel(label, { exact: true });
        await field.pressSequentially('ada');
        await field.press(keys);
        release();
        await expectRunning(page);
        await expect(field).toHaveValue(result);
      });
  }

  test('presses are answered in order', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    const list = page.getByRole('button', { name: 'List view' });
    const grid = page.getByRole('button', { name: 'Grid view' });
    await list.click();
    await grid.click();
    await list.click();
    release();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/courses?view=list');
  });

  test('typed text takes effect before a later press', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await search(page).pressSequentially('start here');
    await page.getByRole('button', { name: 'List view' }).click();
    release();
    await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
    await expect(page).toHaveURL('/courses?q=start+here&view=list');
    await expect(search(page)).toHaveValue('start here');
  });

  test('a lesson opens, and Collapse all closes it after hydration', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto(course, { waitUntil: 'commit' });
    const lesson = page.locator('#lesson-3');
    await lesson.locator('summary').click();
    await expect(lesson.locator('.text')).toBeVisible();
    release();
    await expectRunning(page);
    await expect(lesson.locator('.text')).toBeVisible();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(lesson.locator('.text')).toBeHidden();
  });

  test('Enroll Now leads a visitor to login, and from there back to the course', async ({
    page,
    context,
  }) => {
    await answerAccounts(context);
    const release = await hold(page, everyScript);
    await page.goto(course, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await page.getByLabel('Email address').pressSequentially(seedUsers.ada.email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(seedUsers.ada.password);
    release();
    await expect(page.getByText(/^Sign in to enroll in /)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(course);
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeFocused();
  });

  test('a visitor who continues to sign-up keeps the course as return target', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/courses', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Enroll Now' }).first().click();
    await page.getByRole('link', { name: 'Join AI Club' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Join AI Club' })).toBeVisible();
    await expect(page).toHaveURL('/signup');
    await expect
      .poll(() => page.evaluate(() => window.history.state))
      .toMatchObject({
        usr: { from: expect.stringMatching(/^\/course\//) },
      });
  });

  test('Enroll Now keeps a member on the page', async ({ page, context }) => {
    await answerAccounts(context);
    await storeSession(context);
    const release = await hold(page, everyScript);
    await page.goto(course, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    release();
    await expect(page.getByRole('alert').filter({ hasText: /^Enrolling in / })).toBeVisible();
    await expect(page).toHaveURL(course);
  });

  for (const { address, label, draft, typed } of [
    { address: '/login', label: 'Email address', draft: { email: 'carl@aiclub.example' }, typed: 'zoe' },
    { address: '/signup', label: 'First Name', draft: { firstName: 'Carl' }, typed: 'Zoe' },
  ]) {
    test(`a draft restored into the focused form of ${address} gives way to what is typed`, async ({
      page,
    }) => {
      await page.addInitScript((kept) => sessionStorage.setItem('aiclub-draft', kept), JSON.stringify(draft));
      const field = page.getByLabel(label);
      for (const typedFirst of ['', typed.slice(0, 2)]) {
        const release = await hold(page, everyScript);
        await page.goto(address, { waitUntil: 'commit' });
        await field.focus();
        await field.pressSequentially(typedFirst);
        release();
        await expectRunning(page);
        if (typedFirst === '') await expect(field).toHaveValue(Object.values(draft).join());
        await field.pressSequentially(typed.slice(typedFirst.length));
        await expect(field).toHaveValue(typed);
      }
    });
  }

  test('Enter in the sign-in form signs in once, with what was typed', async ({ page, context }) => {
    await answerAccounts(context);
    const requests = callsOf(page);
    const release = await hold(page, everyScript);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email address').pressSequentially(seedUsers.ada.email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(seedUsers.ada.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await expect(page).toHaveURL('/dashboard');
    expect(requests.filter((request) => request.includes('/token'))).toEqual(['POST /auth/v1/token']);
    expect(requests.filter((request) => / \/(login|dashboard)$/.test(request))).toEqual(['GET /login']);
  });

  test('the sign-up form sends what was typed and chosen once', async ({ page, context }) => {
    await answerAccounts(context);
    const requests = callsOf(page);
    const release = await hold(page, everyScript);
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.getByLabel('Account Type').selectOption('Creator');
    await page.getByLabel('First Name').pressSequentially('Ines');
    await page.getByLabel('Last Name').pressSequentially('Moreau');
    await page.getByLabel('Email address').pressSequentially('ines@mail.example');
    await page.getByLabel('Password', { exact: true }).pressSequentially('long enough for us');
    await page.getByLabel('Confirm Password').pressSequentially('long enough for us');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const sent = page.waitForRequest(/\/signup\?/);
    release();
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'ines@mail.example',
      password: 'long enough for us',
      data: { firstName: 'Ines', lastName: 'Moreau', accountType: 'creator' },
    });
    await expect(
      page.getByText('Account created! Please check your email to verify your account.'),
    ).toBeVisible();
    expect(requests.filter((request) => request.includes('/signup'))).toEqual([
      'GET /signup',
      'POST /auth/v1/signup',
    ]);
  });

  test('a plan in the address of the sign-up form is named after hydration', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/signup?plan=creator-pro', { waitUntil: 'commit' });
    await page.getByLabel('First Name').pressSequentially('Ines');
    release();
    await expect(page.getByText(/^You chose Creator Pro, /)).toBeVisible();
    await expect(page.getByLabel('Account Type')).toHaveValue('creator');
    await expect(page.getByLabel('First Name')).toHaveValue('Ines');
    await expect(page.getByLabel('First Name')).toBeFocused();
  });

  // Otherwise a press that begins before the page runs would end beside its target.
  for (const { address, button } of [
    { address: '/login', button: 'Sign in' },
    { address: `/login?enroll=${course.replace('/course/', '')}`, button: 'Sign in' },
    { address: '/signup', button: 'Create Account' },
    { address: '/signup?plan=creator-pro', button: 'Create Account' },
    { address: '/signup?plan=business', button: 'Create Account' },
  ]) {
    for (const width of [390, 1280]) {
      test(`the button of ${address} does not move during hydration, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const release = await hold(page, everyScript);
        await page.goto(address, { waitUntil: 'commit' });
        await page.getByLabel('Password', { exact: true }).fill('long enough for us');
        await page.evaluate(() => document.fonts.ready);
        const place = () => page.getByRole('button', { name: button, exact: true }).boundingBox();
        const before = await place();
        release();
        await expectRunning(page);
        await expect(page.getByText(/^(Sign in to enroll in |You chose )/)).toHaveCount(
          address.includes('?') ? 1 : 0,
        );
        expect(await place()).toEqual(before);
      });
    }
  }

  test('for a member, controls beside the avatar and below a heading do not move either', async ({
    page,
    context,
  }) => {
    await answerAccounts(context);
    await storeSession(context);
    for (const { width, control } of [
      { width: 1280, control: page.getByRole('banner').getByRole('button', { name: 'Search' }) },
      ...[360, 390, 800, 900].map((narrower) => ({
        width: narrower,
        control: page.getByRole('slider').first(),
      })),
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, everyScript);
      await page.goto('/creators', { waitUntil: 'commit' });
      await page.evaluate(() => document.fonts.ready);
      const before = await control.boundingBox();
      release();
      await expectRunning(page);
      await expect(page.getByRole('link', { name: 'Send an Outline' }).first()).toBeVisible();
      expect(await control.boundingBox()).toEqual(before);
    }
  });

  test('Enter in the reset form sends the request once', async ({ page, context }) => {
    await answerAccounts(context);
    const requests = callsOf(page);
    const release = await hold(page, everyScript);
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await page.getByLabel('Email address').pressSequentially(seedUsers.ada.email);
    await page.getByLabel('Email address').press('Enter');
    release();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(requests.filter((request) => /recover|forgot/.test(request))).toEqual([
      'GET /forgot-password',
      'POST /auth/v1/recover',
    ]);
  });

  test('a press in the reset form where Back leads to what was sent is ignored', async ({
    page,
    context,
  }) => {
    await answerAccounts(context);
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').pressSequentially(seedUsers.ada.email);
    await page.getByLabel('Email address').press('Enter');
    const sent = page.getByRole('heading', { name: 'Check your email' });
    await expect(sent).toBeVisible();
    await page.goto('/about');
    const requests = callsOf(page);
    const release = await hold(page, everyScript);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Send reset link' }).click();
    release();
    await expect(sent).toBeVisible();
    await expect(page.getByText(seedUsers.ada.email)).toBeVisible();
    expect(requests.filter((request) => request.includes('recover'))).toEqual([]);
  });

  test('an incomplete message to us is not sent and stays', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your name' }).pressSequentially('Ines');
    await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
    release();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Write a message',
    );
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
    await expect(page).toHaveURL('/contact');
  });

  test('a complete message to us stays as written', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your name' }).pressSequentially('Ines');
    await page.getByRole('textbox', { name: 'Email address' }).pressSequentially('ines@mail.example');
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Creators');
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially('How do I start?');
    release();
    await expectRunning(page);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ines@mail.example');
    await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('Creators');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I start?');
  });

  test('questions open and stay open', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/help', { waitUntil: 'commit' });
    const question = page.locator('details:not([open])').first();
    const summary = await question.locator('summary').innerText();
    await question.locator('summary').click();
    const opened = page.locator('details', { hasText: summary });
    await expect(opened).toHaveAttribute('open');
    release();
    await expectRunning(page);
    await expect(opened).toHaveAttribute('open');
  });
});

test.describe('the menu of a phone before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const press = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

  test('opens at once, and its links lead on', async ({ page }) => {
    await hold(page, everyScript);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
    await expectNoAxeViolations(page);
    await menu(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('stays open through hydration, and the page behind it works', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    release();
    await expectRunning(page);
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/courses');
    await expect(menu(page)).toBeHidden();
    await press(page);
    await expect(menu(page)).toHaveCount(1);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/courses');
  });

  test('is closed by another page, to which a link behind it leads', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    release();
    await expectRunning(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('is closed by its button and by Escape, before hydration and after it', async ({ page }) => {
    const release = await hold(page, everyScript);
    await page.goto('/about', { waitUntil: 'commit' });
    await press(page);
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await press(page);
    release();
    await expectRunning(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('is closed by a press beside it, which presses nothing else', async ({ page }) => {
    await hold(page, everyScript);
    await page.goto('/', { waitUntil: 'commit' });
    const brand = page.getByRole('banner').getByRole('link', { name: 'AI Club, home' });
    await brand.evaluate((link) => link.setAttribute('href', '/about'));
    await press(page);
    const box = await brand.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 10);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('leads somebody with a stored session to the dashboard', async ({ page, context }) => {
    await answerAccounts(context);
    await storeSession(context);
    await hold(page, everyScript);
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Login' })).toBeHidden();
  });
});

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`the search before hydration, ${device}`, () => {
    test.use({ viewport });

    const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Search/ });
    const layer = (page: Page) => page.getByRole('dialog', { name: 'Search' });
    const fieldName = 'Search for courses, instructors, or skills';
    const hint = (page: Page) => layer(page).getByText(`${fieldName}...`);
    const start = async (page: Page, scripts = everyScript) => {
      const release = await hold(page, scripts);
      await page.goto('/about', { waitUntil: 'commit' });
      await opener(page).click();
      await expect(layer(page).getByRole('textbox', { name: fieldName })).toBeFocused();
      return release;
    };

    test('opens at once, and Enter shows the courses', async ({ page }) => {
      const release = await start(page);
      await expect(hint(page)).toBeVisible();
      await page.keyboard.type('start here');
      await expect(hint(page)).toBeHidden();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/courses?q=start+here');
      release();
      await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
    });

    test('what was typed has its results after hydration, and the next keys go on', async ({ page }) => {
      const release = await start(page);
      await page.keyboard.type('star here');
      for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft');
      release();
      const field = layer(page).getByRole('combobox', { name: fieldName });
      await expect(field).toBeFocused();
      await expect(layer(page)).toHaveCount(1);
      await page.keyboard.type('t');
      await expect(field).toHaveValue('start here');
      await expect(layer(page).getByRole('option')).toHaveCount(2);
      await expect(hint(page)).toBeHidden();
      await page.goBack();
      await expect(layer(page)).toBeHidden();
      await expect(page).toHaveURL('/about');
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(field).toHaveValue('');
      await expect(hint(page)).toBeVisible();
    });

    test('keys during hydration are not lost', async ({ page }) => {
      const release = await start(page);
      release();
      await page.keyboard.type('start here', { delay: 40 });
      await expect(layer(page).getByRole('combobox')).toHaveValue('start here');
    });

    test('is closed by its button and by Escape', async ({ page }) => {
      const release = await start(page);
      await layer(page).getByRole('button', { name: 'Close search' }).click();
      await expect(layer(page)).toBeHidden();
      await opener(page).click();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      release();
      await expectRunning(page);
      await expect(layer(page)).toHaveCount(0);
    });

    test('leads to the courses also without its own script', async ({ page, provoked }) => {
      provoked.push(/^Failed to load resource: net::ERR_FAILED/);
      await page.route(/\/assets\/SearchDialog-[^/]+\.js$/, (route) => route.abort());
      const release = await start(page, /\/assets\/(?!SearchDialog)[^/]+\.js$/);
      release();
      await expectRunning(page);
      await page.keyboard.type('start here');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/courses?q=start+here');
    });

    test('is opened by its keys', async ({ page }) => {
      await hold(page, everyScript);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(opener(page)).toBeVisible();
      await page.keyboard.press('/');
      await expect(layer(page).getByRole('textbox')).toBeFocused();
      await expect(layer(page).getByRole('textbox')).toHaveValue('');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone works', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'For Creators' }).click();
    await expect(page).toHaveURL('/creators');
  });

  for (const { address, words } of [
    { address: '/login', words: 'Signing in needs JavaScript.' },
    { address: '/signup', words: 'Signing up needs JavaScript.' },
    { address: '/forgot-password', words: 'Asking for a link needs JavaScript.' },
  ]) {
    test(`${address} says that it needs JavaScript and shows no form`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(words, { useInnerText: true });
      await expect(page.getByLabel('Email address')).toBeHidden();
    });
  }

  for (const address of ['/reset-password', '/dashboard', '/no-such-page']) {
    test(`${address} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(address);
      const body = page.locator('body');
      await expect(body).toContainText('This page needs JavaScript.', { useInnerText: true });
    });
  }

  test('every lesson of a course can be read', async ({ page }) => {
    await page.goto(course);
    await page.locator('#lesson-3 summary').click();
    await expect(page.locator('#lesson-3 .text')).toBeVisible();
  });
});

test('a page is hydrated without any interaction', async ({ page }) => {
  for (const address of ['/', '/courses', course, '/login', '/signup', '/forgot-password']) {
    await page.goto(address);
    await expectRunning(page);
  }
});

for (const { moment, scripts } of [
  { moment: 'its scripts are on their way', scripts: everyScript },
  { moment: 'its own part is on its way', scripts: /\/assets\/CareersPage-[^/]+\.js$/ },
  {
    moment: 'the part of the page before is on its way',
    scripts: /\/assets\/(About|Careers)Page-[^/]+\.js$/,
  },
]) {
  test(`Back leads to a page that works while ${moment}`, async ({ page }) => {
    await page.goto('/about');
    await expectAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    const release = await hold(page, scripts);
    const asked = page.waitForRequest(scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await asked;
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/about');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await expectAlive(page);
    await page.evaluate(() => window.history.forward());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await expectAlive(page);
  });
}

test('a press after Back, while that page is loading, is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forgot-password');
  await expectRunning(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused();
  const release = await hold(page, /\/assets\/ForgotPasswordPage-[^/]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
});

test('Back leads to a page that works at any moment of the start', async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/about');
  await expectAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  await page.addInitScript(() => {
    const delay = Number(sessionStorage.getItem('back-after'));
    if (delay > 0) setTimeout(() => window.history.back(), delay);
  });
  for (const delay of [150, 350, 500, 700, 1000]) {
    await page.evaluate((after) => sessionStorage.setItem('back-after', String(after)), delay);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await expectAlive(page);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.history.forward();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  }
});

/** Records in every frame which list is visible. */
function watchList(): void {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = () => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const status = [...document.querySelectorAll('main section p')].find((text) =>
      text.textContent.startsWith('Showing'),
    );
    if (status && isSeen(status)) seen.add(status.textContent);
    const titles = [...document.querySelectorAll('main h3')].filter(isSeen);
    // A list that is still being received is shown in part.
    if (titles.length > 0 && document.readyState !== 'loading') seen.add(`${titles.length} cards`);
    const heading = document.querySelector('main h1');
    if (heading && isSeen(heading)) seen.add(heading.textContent);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const seenOf = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'seen')]);

for (const { query, seen } of [
  { query: '?category=monetization', seen: ['4 cards', 'Monetization courses', 'Showing 4 of 24 courses'] },
  { query: '?q=start+here', seen: ['2 cards', 'All courses', 'Showing 2 of 24 courses'] },
  { query: '?utm_source=mail', seen: ['24 cards', 'All courses', 'Showing 24 of 24 courses'] },
]) {
  test(`/courses${query} shows its own list and no other, when opened and reloaded`, async ({ page }) => {
    await page.addInitScript(watchList);
    await page.goto(`/courses${query}`);
    await expect.poll(async () => new Set(await seenOf(page))).toEqual(new Set(seen));
    await page.getByRole('main').getByRole('link').first().scrollIntoViewIfNeeded();
    await page.reload();
    await expectRunning(page);
    await expect.poll(async () => new Set(await seenOf(page))).toEqual(new Set(seen));
  });
}

test('without JavaScript a filtered address shows every course', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/courses');
  await search(page).pressSequentially('prompt');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/courses\?(.*&)?q=prompt/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(24);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await context.close();
});

test('without JavaScript a letter to us stays, and the page says how to send it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('Where are the free courses?');
  await page.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(page.getByText(/^The button needs JavaScript\. /)).toBeVisible();
  await expect(message).toHaveValue('Where are the free courses?');
  await expect(page).toHaveURL('/contact');
  await context.close();
});

test('going Back on the way from a protected page leads to login', async ({ page }) => {
  const release = await hold(page, /\/LoginPage-[^/]+\.js$/);
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeVisible();
  // Back at the very moment at which the address becomes that of the next page.
  await page.evaluate(() =>
    window.navigation.addEventListener('currententrychange', () => window.history.back(), { once: true }),
  );
  await page.getByRole('link', { name: 'AI Club, home' }).first().click();
  await expect.poll(() => page.evaluate(() => window.navigation.canGoForward)).toBe(true);
  release();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

const entry = /\/assets\/index-[^/]+\.js$/;
const missingScript = /Failed to load resource|(?:Failed to load|Loading) module|dynamically imported module/;

for (const { address, sentence } of [
  { address: '/about', sentence: 'alert' },
  { address: '/login', sentence: 'alert' },
  { address: '/signup', sentence: 'alert' },
  { address: '/dashboard', sentence: 'heading' },
  { address: '/reset-password', sentence: 'heading' },
  { address: '/no-such-page', sentence: 'heading' },
] as const) {
  test(`${address} says so when the script that starts it is missing`, async ({ page, provoked }) => {
    provoked.push(missingScript);
    await page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(address);
    await expect(page.getByRole(sentence).filter({ hasText: 'AI Club could not start.' })).toBeVisible();
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectRunning(page);
  });

  test(`${address} starts after one reload when its scripts were of an older release`, async ({
    page,
    provoked,
  }) => {
    provoked.push(missingScript);
    let isGone = true;
    await page.route(entry, async (route) => {
      if (isGone) await route.fulfill({ status: 404, body: 'Not found' });
      else await route.continue();
      isGone = false;
    });
    await page.goto(address);
    await expectRunning(page);
  });
}

test('a page that could not start still opens questions and follows links', async ({ page, provoked }) => {
  provoked.push(missingScript);
  await page.route(everyScript, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/help');
  await expect(page.getByRole('alert')).toContainText('AI Club could not start.');
  const question = page.locator('details:not([open])').first();
  const summary = await question.locator('summary').innerText();
  await question.locator('summary').click();
  await expect(page.locator('details', { hasText: summary })).toHaveAttribute('open');
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await search(page).pressSequentially('prompt');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/courses\?(.*&)?q=prompt/);
});
