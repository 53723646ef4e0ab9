import type { Page } from '@playwright/test';
import { seedUsers, type SeedUser } from '@mocks/seedUsers';
import { certificateAt, finishAt, lessonPath, openAs } from './learner';
import { learningSite } from './places';
import { expect, test } from './test';

// Without animations, because colours would be read in transition.
test.use({ baseURL: learningSite, contextOptions: { reducedMotion: 'reduce' } });

/** Text that is unreadable on white paper, and dark backgrounds. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightnessOf = (colour: string): number | undefined => {
      if (!context) throw new Error('There is no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      if (alpha === 0) return undefined;
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => (part / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const wordsOf = (element: Element): string => {
      // A radio button's value is not drawn.
      if (element instanceof HTMLInputElement) return element.inputMode === 'decimal' ? element.value : '';
      if (element instanceof HTMLTextAreaElement) return element.value;
      if (element instanceof HTMLElement && element.dataset['written']) return element.dataset['written'];
      return [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim();
    };
    const printed = [...document.querySelectorAll('html, body, main, main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return printed.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const words = wordsOf(element);
      const ground = lightnessOf(backgroundColor);
      return [
        // 4.5:1 on white.
        ...(words !== '' && (lightnessOf(color) ?? 1) > 0.183 ? [`${color}: ${words}`] : []),
        ...(ground !== undefined && ground < 0.5 ? [`${element.className} on ${backgroundColor}`] : []),
      ];
    });
  });

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
}

const { carl, lena, omar } = seedUsers;

for (const number of [1, 2, 4, 9]) {
  test(`lesson ${number} is printed dark on white from the dark scheme`, async ({ page, service }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs(page, service, lessonPath(number), lena);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await print(page);
    expect(await unreadable(page)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('the summary of a lesson is not split over two sheets', async ({ page, service }) => {
  await openAs(page, service, lessonPath(4), lena);
  const inShort = page.getByRole('heading', { name: 'In short' }).locator('..');
  await print(page);
  await expect(inShort).toHaveCSS('break-inside', 'avoid');
});

test('a table is printed with dark numbers from the dark scheme', async ({ page, service }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, service, `/course/${omar.course.id}/learn/start-here-business-03`, omar);
  await page.getByRole('button', { name: 'Print this sheet' }).scrollIntoViewIfNeeded();
  await page.locator('main input[inputmode="decimal"]').first().fill('400');
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await print(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await unreadable(page)).toEqual([]);
});

const repeated = (word: string, length: number): string =>
  word
    .repeat(Math.ceil(length / word.length))
    .slice(0, length)
    .trim();

const certificates: readonly { name: string; user: SeedUser }[] = [
  { name: repeated('Maximiliana Wilhelmina von ', 200), user: lena },
  { name: repeated('MAXIMILIANA WILHELMINA WOJCIECHOWSKA ', 200), user: carl },
  { name: repeated('Maximiliana Wilhelmina von ', 102), user: lena },
  { name: repeated('MAXIMILIANA WILHELMINA WOJCIECHOWSKA ', 100), user: carl },
  { name: repeated('MAXIMILIANA WILHELMINA WOJCIECHOWSKA ', 60), user: lena },
  { name: 'Maximiliana Wilhelmina W', user: lena },
];

for (const { name, user } of certificates) {
  test(`a certificate is printed on one page: ${name.slice(0, 5)}, ${name.length} characters`, async ({
    page,
    service,
  }) => {
    await finishAt(service, user);
    const code = await certificateAt(service, name, user);
    // The size of A4 without its margins.
    await page.setViewportSize({ width: 1047, height: 718 });
    await page.goto(`/certificate/${code}`);
    const sheet = page.getByRole('article', { name: 'Certificate of' });
    await expect(sheet.getByText('There was no examination.')).toBeVisible();
    await print(page);
    const cut = await sheet.evaluate((article) => {
      const { bottom, right } = article.getBoundingClientRect();
      return [...article.querySelectorAll('p, li, dd')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        return box.bottom > bottom - 8 || box.right > right ? [element.textContent] : [];
      });
    });
    expect(cut).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
