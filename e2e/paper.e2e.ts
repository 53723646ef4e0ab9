import type { Page } from '@playwright/test';
import { seedUsers } from '@mocks/seedUsers';
import type { AnswerBody } from '@/features/learning/texts/answerBody';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { lessons as startHereBusiness } from '@/features/learning/lessons/startHereBusiness';
import { course } from './checks/addresses';
import { callLearning } from './checks/callLearning';
import { signIn } from './checks/forms';
import { demo } from './site';
import { expect, expectRunning, skipWhereMediaCannotBeChosen, test } from './test';

/** Text lighter than mid grey without a background of its own, and blocks darker than light grey. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : 0.299 * red + 0.587 * green + 0.114 * blue;
    };
    const ground = (element: Element) => brightness(getComputedStyle(element).backgroundColor) ?? 255;
    const isPale = (element: Element) => (brightness(getComputedStyle(element).color) ?? 0) > 128;
    const printed = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return [
      ...printed('main :is(h1, h2, h3, h4, p, li, dt, dd)')
        .filter((text) => isPale(text) && ground(text) > 128)
        .map((text) => `pale: ${text.textContent}`),
      ...printed('body, main :is(div, section, article)')
        .filter((band) => ground(band) < 200 && band.textContent !== '')
        .map((band) => `dark ground: ${band.textContent.slice(0, 40)}`),
    ];
  });

test('public pages are printed dark on white from the dark scheme', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  for (const address of ['/', '/courses', course, '/creators', '/pricing', '/help', '/terms']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(address);
    await expectRunning(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await unreadable(page), address).toEqual([]);
  }
});

/** Every distinct colour of the page, and of the background that the browser puts around it. */
const colours = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll('html, body, main, main *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${style.colorScheme} ${style.color} ${style.backgroundColor} ${style.borderBlockStartColor} ${style.boxShadow}`;
    }),
  );
  return [...new Set(all)].toSorted();
};

test('a page is printed in the same colours from both schemes', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  for (const address of ['/', '/pricing']) {
    const printedFrom = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', colorScheme);
      await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' });
      return colours(page);
    };
    await page.goto(address);
    await expectRunning(page);
    const light = await printedFrom('light');
    expect(await printedFrom('dark'), address).toEqual(light);
  }
});

const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const { name, address, sheets } of [
  // Two dozen courses in twelve rows; A4 has room for two of them below the heading.
  { name: 'two rows of courses fit on a sheet', address: '/courses', sheets: { A4: 6, Letter: 7 } },
  // Three on the first one, below the heading.
  {
    name: 'four courses of the list fit on a sheet',
    address: '/courses?view=list',
    sheets: { A4: 7, Letter: 7 },
  },
  {
    name: 'the questions of the Help page leave no sheet half empty',
    address: '/help',
    sheets: { A4: 4, Letter: 4 },
  },
] as const) {
  test(name, async ({ page, channel }) => {
    skipWhereMediaCannotBeChosen(channel);
    await page.goto(address);
    await expectRunning(page);
    // A list for an address with choices appears once they are applied.
    await expect(page.locator('html')).not.toHaveAttribute('data-filtered');
    for (const format of ['A4', 'Letter'] as const) {
      expect(sheetsOf(await page.pdf({ format, margin })), format).toBe(sheets[format]);
    }
  });
}

test('nothing is printed that can only be pressed', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  for (const address of ['/', course, '/creators', '/pricing', '/help', '/contact']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expectRunning(page);
    const pressed = page.locator('main :is(button, .MuiButton-root, .MuiSlider-root, summary svg):visible');
    expect(await pressed.count(), address).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(pressed, address).toHaveCount(0);
  }
});

test('the page for checking a certificate is not printed empty', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  await page.goto(`${demo}/certificate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a short page is printed no taller than it is, or Firefox adds an empty sheet', async ({
  page,
  channel,
}) => {
  skipWhereMediaCannotBeChosen(channel);
  await page.setViewportSize({ width: 718, height: 1200 });
  await page.goto(`${demo}/certificate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const height = () => page.locator('body').evaluate((body) => body.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThanOrEqual(1200);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeLessThan(800);
});

test('with a layer open the page behind it is printed', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  await page.goto('/courses');
  await expectRunning(page);
  await page.keyboard.press('/');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(panel).toBeVisible();
});

for (const { user, title, address, answers } of [
  {
    user: seedUsers.lena,
    title: 'Tool chooser',
    address: `${seedUsers.lena.course.id}/learn/start-here-ai-04`,
    answers: {
      Task: 'Write the class newsletter',
      'I have': 'Rows of data',
      'I need': 'A count or a pattern',
      Family: 'No AI needed',
      'How I will check it': 'Read it aloud to a colleague',
    },
  },
  {
    user: seedUsers.omar,
    title: 'Business model comparison',
    address: `${seedUsers.omar.course.id}/learn/start-here-business-05`,
    answers: {
      'What I would sell': 'Evenings for beginners',
      'Hours before the first sale': '12.5',
      'What could go wrong': 'Nobody comes in the first month',
      'First payment after': 'Half a year or more',
      'Fits my hours and budget': 'Maybe',
    },
  },
] as const) {
  test(`the sheet ${title} is printed on one sheet of paper, with room for the words in it`, async ({
    page,
    channel,
  }) => {
    skipWhereMediaCannotBeChosen(channel);
    // The dialog would not let the test print.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`${demo}/login`);
    await signIn(page, user);
    await page.waitForURL('**/dashboard');
    await page.goto(`${demo}/course/${address}`);
    const table = page.getByRole('table', { name: title });
    await expect(table).toBeVisible();
    for (const [label, answer] of Object.entries(answers)) {
      for (const field of await table.getByLabel(new RegExp(`, ${label}$`)).all()) {
        const isChoice = (await field.getByRole('option').count()) > 0;
        await (isChoice ? field.selectOption(answer) : field.fill(answer));
      }
    }
    const print = page.getByRole('button', { name: 'Print this sheet' });
    for (const format of ['A4', 'Letter'] as const) {
      await print.click();
      expect(sheetsOf(await page.pdf({ format, margin })), format).toBe(1);
    }

    // The width of A4 within the margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const cells = table.getByRole('cell').filter({ has: page.locator('textarea, select') });
    expect(await cells.count()).toBeGreaterThan(0);
    // No more than three lines in each, and no word that is wider than its column.
    for (const cell of await cells.all()) expect((await cell.boundingBox())?.height).toBeLessThan(120);
    await expect(cells.locator('select:visible')).toHaveCount(0);
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

test('a choice that was not made is printed as an empty field', async ({ page, channel }) => {
  skipWhereMediaCannotBeChosen(channel);
  await page.goto(`${demo}/login`);
  await signIn(page, seedUsers.lena);
  await page.waitForURL('**/dashboard');
  await page.goto(`${demo}/course/${seedUsers.lena.course.id}/learn/start-here-ai-04`);
  const table = page.getByRole('table', { name: 'Tool chooser' });
  await expect(table.getByRole('combobox').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('combobox')).toHaveCount(0);
  const cell = table
    .getByRole('cell')
    .filter({ has: page.locator('select') })
    .first();
  expect((await cell.boundingBox())?.height).toBeGreaterThan(40);
});

/** What the plan of the business course is made of, with an answer to every question of its lessons. */
const businessAnswers = (answerTo: (example: string) => string, habit: string) => {
  const habits = { cue: habit, act: habit, small: habit, alarm: habit };
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const { lessons }: CourseLessons = startHereBusiness;
  const written = lessons
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'write')
    .map(({ id, example }): [string, AnswerBody] => [id, answerTo(example)]);
  const tables: [string, AnswerBody][] = [
    ['shb-02-f', Object.fromEntries(days.map((day) => [day, { awake: '16', taken: '13', keep: '2' }]))],
    ['shb-03-f', { start: { in: '600' }, month1: { regular: '60', quiet: '180' } }],
    ['shb-04-g', { first: habits, second: habits }],
  ];
  const known = new Set(Object.keys(seedUsers.omar.course.answers));
  return [...written, ...tables].map(([block, body]) => ({
    block,
    body,
    revision: known.has(block) ? 1 : 0,
  }));
};

/** A4 within the margins that a plan is printed with, in pixels. */
const heightOfPaper = (265 / 25.4) * 96;

for (const { length, answerTo, habit } of [
  {
    length: 'short',
    answerTo: () => 'Six people who pay me for one evening a month.',
    habit: 'After breakfast I answer two open messages',
  },
  {
    length: 'longer',
    answerTo: (example: string) => example,
    habit: 'After breakfast on each working day I sit down and answer two open messages before anything else',
  },
] as const) {
  test(`a plan of ${length} answers fills one printed sheet`, async ({ page, channel }) => {
    skipWhereMediaCannotBeChosen(channel);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${demo}/login`);
    await signIn(page, seedUsers.omar);
    await page.waitForURL('**/dashboard');
    await callLearning(page, 'save_answers', { answers: businessAnswers(answerTo, habit) });
    await page.goto(`${demo}/course/${seedUsers.omar.course.id}/plan`);
    const plan = page.getByRole('article', { name: 'My one-page business plan' });
    await expect(plan.getByText(habit).first()).toBeVisible();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

    // The width of A4 within the margins of the page.
    await page.setViewportSize({ width: 650, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const height = (await plan.boundingBox())?.height ?? 0;
    expect(height / heightOfPaper).toBeGreaterThan(0.9);
  });
}
