import { prerenderedAddresses } from './checks/addresses';
import { unstyledElements } from './checks/styles';
import { expect, expectRunning, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Pages with fields, cards and tables of their own, by the links to them that every page has. */
const followed = [
  { link: 'Courses', address: '/courses' },
  { link: 'Pricing', address: '/pricing' },
  { link: 'Login', address: '/login' },
  { link: 'Sign Up', address: '/signup' },
  { link: 'Contact', address: '/contact' },
  { link: 'For Creators', address: '/creators' },
];

for (const start of [...prerenderedAddresses, '/login']) {
  test(`every layer and page opened from ${start} is styled`, async ({ page }) => {
    await page.goto(start);
    await expectRunning(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: /^Search for/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Popular Courses' })).toBeVisible();
    expect(await unstyledElements(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const { link, address } of followed.filter((step) => step.address !== start)) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await unstyledElements(page)).toEqual([]);
    }
  });
}
