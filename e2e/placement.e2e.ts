import type { Locator } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import { answerAccounts, storeSession } from './accountService';
import { course } from './checks/addresses';
import { doubledRules } from './checks/layout';
import { signIn } from './checks/forms';
import { demo } from './site';
import { expect, test, expectRunning } from './test';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

test('with forced colours no picture is behind the account forms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/login', '/signup', '/forgot-password']) {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pictures = await page
      .getByRole('main')
      .evaluate((main) => [...main.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width));
    expect(Math.max(0, ...pictures), address).toBeLessThan(100);
  }
});

test('with forced colours a message and a sheet have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses?level=beginner');
  await expectRunning(page);
  await page.getByRole('button', { name: 'Remove Beginner' }).click();
  const message = page.getByText('Beginner removed.').locator('xpath=ancestor::*[@role="presentation"][1]');
  await expect(message).toHaveCSS('border-top-width', '1px');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCSS('border-top-width', '1px');
});

test('with forced colours only one bar marks the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const bars = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(link);
      const ground = getComputedStyle(document.body).backgroundColor;
      return { above: borderTopColor !== ground, below: borderBottomColor !== ground };
    });
  expect(bars).toEqual({ above: false, below: true });
});

test('with forced colours no plate behind a number covers the rule above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/creators');
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    const distances = await steps.evaluateAll((items) =>
      items.map((item) => {
        // The plate is as high as the letters of the font, whatever the height of the line.
        const plate = document.createRange();
        plate.selectNodeContents(item.firstElementChild ?? item);
        return plate.getBoundingClientRect().top - item.getBoundingClientRect().top;
      }),
    );
    for (const distance of distances) expect(distance, `at ${width}`).toBeGreaterThanOrEqual(2);
  }
});

test('the button that closes a message is on its first line', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
    const message = page.getByRole('alert').filter({ hasText: 'This confirmation link has expired' });
    const icon = await boxOf(message.locator('svg').first());
    const close = await boxOf(message.getByRole('button', { name: 'Close' }));
    expect(Math.abs(close.middle - icon.middle), `at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('the headings of the account pages keep their distance to the next line', async ({ page, context }) => {
  await answerAccounts(context);
  for (const address of ['/login', '/signup', '/forgot-password']) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const { bottom } = await boxOf(heading);
    const lead = await boxOf(heading.locator('xpath=following-sibling::p'));
    expect(lead.y - bottom, address).toBeGreaterThanOrEqual(10);
  }
});

test('the groups for sorting cards stay in place from one press to the next', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${demo}/course/d4c7677b-9c1c-575e-a6a9-bd066167a630/learn/start-here-ai-01`);
    await expectRunning(page);
    const sheet = page.locator('#sha-01-b');
    const groups = ['Recognize', 'Filter', 'Recommend', 'Forecast', 'Generate'];
    const group = (index = 0) => sheet.getByRole('button', { name: groups[index] ?? '' });
    await group().evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const placesOf = () =>
      sheet
        .getByRole('button', { name: new RegExp(`^(${groups.join('|')})$`) })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().y));
    const places = await placesOf();
    expect(places).toHaveLength(groups.length);
    const right = [0, 1, 3, 2, 4, 0, 1];
    for (const [index, answer] of right.entries()) {
      await group((answer + 1) % groups.length).click();
      await expect(sheet.getByText(/^Not this group/)).toBeVisible();
      expect(await placesOf(), `card ${index + 1}, wrong, at ${width}`).toEqual(places);
      await group(answer).click();
      await expect(sheet.getByText(`Card ${index + 2} of 8`, { exact: true })).toBeVisible();
      expect(await placesOf(), `card ${index + 1}, right, at ${width}`).toEqual(places);
    }
  }
});

test('closed lessons are 60 pixels high and closed questions 72', async ({ page }) => {
  for (const [address, height] of [
    [course, 60],
    ['/help', 72],
  ] as const) {
    await page.goto(address);
    const row = page.locator('details:not([open]) > summary').first();
    await row.scrollIntoViewIfNeeded();
    expect((await boxOf(row)).height, address).toBe(height);
  }
});

test('the prices in a row of cards are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Enroll Now' }) });
  await cards.first().scrollIntoViewIfNeeded();
  // Cards that scroll into the viewport are drawn in the next frame, and the two boxes are read one after the other.
  await expect(async () => {
    const [first, second] = await Promise.all(
      [cards.nth(0), cards.nth(1)].map((card) => boxOf(card.getByRole('button', { name: 'Enroll Now' }))),
    );
    expect(first?.y).toBe(second?.y);
  }).toPass();
});

for (const width of [900, 920, 1200, 1240]) {
  test(`no Enroll Now overlaps the padding of its card at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/courses');
    const cards = page.getByRole('region', { name: 'Courses' }).getByRole('listitem');
    /** The room on the left and on the right of each card's button. */
    const readRooms = () =>
      cards.evaluateAll((all) =>
        all.flatMap((card) => {
          card.scrollIntoView();
          const box = card.getBoundingClientRect();
          const buttons = [...card.querySelectorAll('button')].filter(
            ({ textContent }) => textContent === 'Enroll Now',
          );
          return buttons.map((button) => {
            const { left, right } = button.getBoundingClientRect();
            return { left: left - box.left, right: box.right - right };
          });
        }),
      );
    // For a card outside the viewport, Chromium may return an outdated position.
    await expect(async () => {
      const rooms = await readRooms();
      expect(rooms).toHaveLength(24);
      expect(rooms.filter(({ left, right }) => Math.min(left, right) < 16)).toEqual([]);
    }).toPass({ timeout: 3000 });
  });
}

test('the buttons of the three plans are aligned', async ({ page }) => {
  for (const width of [900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing');
    const heights = await page
      .getByRole('article')
      .evaluateAll((plans) =>
        plans.map((plan) => Math.round([...plan.querySelectorAll('a')][0]?.getBoundingClientRect().top ?? 0)),
      );
    expect(heights).toHaveLength(3);
    expect(new Set(heights).size, `at ${width}: ${heights.join(', ')}`).toBe(1);
  }
});

for (const width of [320, 390, 640, 900, 1200, 1440]) {
  test(`all cards of a list have the same layout, with no level on a picture, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/courses');
    const readCards = () =>
      page
        .getByRole('region', { name: 'Courses' })
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => {
            const find = (text: RegExp) =>
              [...item.querySelectorAll('p, span')].find(
                ({ children, textContent }) => children.length < 2 && text.test(textContent.trim()),
              );
            const middle = (element: Element | undefined) => {
              const box = element?.getBoundingClientRect();
              return box ? box.top + box.height / 2 : Number.NaN;
            };
            const rating = middle(find(/^\d\.\d \([\d,]+\)$/));
            const name = middle([...item.querySelectorAll('svg + span')][0]);
            const level = find(/^(Beginner|Intermediate|Advanced)$/)?.getBoundingClientRect();
            const picture = item.querySelector('img')?.getBoundingClientRect();
            const category = middle(
              find(/^(AI Fundamentals|Content Creation|Monetization|Tool Mastery|Business Development)$/),
            );
            return {
              rating:
                Math.abs(rating - name) < 6 ? 'beside the name' : rating > name ? 'below the name' : 'lost',
              level:
                !level || !picture || level.top < picture.bottom
                  ? 'on the picture'
                  : Math.abs(level.top + level.height / 2 - category) < 6
                    ? 'beside the category'
                    : 'below the category',
            };
          }),
        );
    // For a card outside the viewport that is about to be rendered, Chromium (147, at least) returns some outdated
    // positions.
    await expect(async () => {
      const cards = await readCards();
      expect(cards).toHaveLength(24);
      expect(new Set(cards.map(({ rating }) => rating)).size).toBe(1);
      expect(new Set(cards.map(({ level }) => level)).size).toBe(1);
      expect(cards[0]?.level).not.toBe('on the picture');
    }).toPass();
  });
}

test("on a phone a row of the list has its level, description and the instructor's avatar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses?view=list');
  const row = page.getByRole('region', { name: 'Courses' }).getByRole('listitem').first();
  await expect(row.getByText('Beginner', { exact: true })).toBeVisible();
  await expect(row.getByText(/^What today's AI can do/)).toBeVisible();
  await expect(row.locator('svg').first()).toBeVisible();
});

test("a member's avatar is aligned with the header's buttons", async ({ page, context }) => {
  await answerAccounts(context);
  await storeSession(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await expectRunning(page);
  const banner = page.getByRole('banner');
  const avatar = await boxOf(banner.getByRole('button', { name: 'Account menu' }));
  const cart = await boxOf(banner.getByRole('button', { name: /^Cart/ }));
  const search = await boxOf(banner.getByRole('button', { name: 'Search' }));
  expect(avatar.middle).toBeCloseTo(search.middle, 0);
  expect(cart.middle).toBeCloseTo(search.middle, 0);
});

test('no text page has two rules with nothing between them', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/help',
      '/contact',
      '/press',
      '/privacy',
      '/refund',
      '/terms',
      '/careers',
      '/affiliate',
    ]) {
      await page.goto(address);
      expect(await doubledRules(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test(`after signing in to enroll, the note is in view without scrolling on ${name}`, async ({
    page,
    context,
  }) => {
    await answerAccounts(context);
    await page.setViewportSize(viewport);
    await page.goto(course);
    await expectRunning(page);
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await signIn(page, seedUsers.ada);
    const button = page.getByRole('button', { name: 'Enroll Now' });
    await expect(button).toBeFocused();
    const note = page.getByText('You are signed in. Press Enroll Now to continue.');
    await expect(note).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Enrolling in' })).toBeVisible();
    await expect(note).toBeHidden();
  });
}

/** By how much the longest choice of a field exceeds the room in it; negative if it fits. */
const excessOf = (field: HTMLSelectElement): number => {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('This browser draws no text.');
  brush.font = font;
  const longest = Math.max(...[...field.options].map(({ text }) => brush.measureText(text).width));
  return longest - field.clientWidth + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
};

test('the longest order fits its field on phones, clear of the arrow', async ({ page }) => {
  await page.goto('/courses?sort=price-asc');
  const order = page.getByRole('combobox', { name: 'Sort' });
  await expect(order).toHaveValue('price-asc');
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await order.evaluate(excessOf), `at ${width}`).toBeLessThanOrEqual(0);
  }
});

for (const { user, courseId, sheets } of [
  {
    user: seedUsers.lena,
    courseId: seedUsers.lena.course.id,
    sheets: ['start-here-ai-01#sha-01-f', 'start-here-ai-04#sha-04-e', 'start-here-ai-08#sha-08-f'],
  },
  {
    user: seedUsers.omar,
    courseId: seedUsers.omar.course.id,
    sheets: [
      'start-here-business-01#shb-01-f',
      'start-here-business-02#shb-02-f',
      'start-here-business-05#shb-05-e',
      'start-here-business-06#shb-06-g',
    ],
  },
] as const) {
  test(`every choice fits its field in the worksheets of ${user.firstName}'s course`, async ({ page }) => {
    await page.goto(`${demo}/login`);
    await signIn(page, user);
    await page.waitForURL('**/dashboard');
    for (const address of sheets) {
      await page.goto(`${demo}/course/${courseId}/learn/${address}`);
      const choices = page.locator(address.slice(address.indexOf('#'))).getByRole('combobox');
      await expect(choices.first()).toBeVisible();
      for (const width of [1440, 1200, 1024, 900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const choice of await choices.all()) {
          expect(await choice.evaluate(excessOf), `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  });
}

test('words written in a worksheet are not broken', async ({ page }) => {
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  for (const address of ['start-here-ai-04#sha-04-e', 'start-here-ai-05#sha-05-f']) {
    await page.goto(`${demo}/course/${seedUsers.lena.course.id}/learn/${address}`);
    const texts = page.locator(address.slice(address.indexOf('#'))).getByRole('textbox');
    await expect(texts.first()).toBeVisible();
    for (const width of [1440, 1200, 1024, 900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const text of await texts.all()) {
        const excess = await text.evaluate((field) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const brush = document.createElement('canvas').getContext('2d');
          if (!brush) throw new Error('This browser draws no text.');
          brush.font = font;
          return (
            brush.measureText('conversation').width -
            field.clientWidth +
            parseFloat(paddingInlineStart) +
            parseFloat(paddingInlineEnd)
          );
        });
        expect(excess, `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
