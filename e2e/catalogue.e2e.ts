import { expect, expectRunning, test } from './test';

test('Back right after a filter was taken away gives it back', async ({ page }) => {
  const address = '/courses?category=tool-mastery';
  await page.goto('/about');
  await page.goto(address);
  await expectRunning(page);
  const remove = page.getByRole('button', { name: 'Remove Tool Mastery' });
  // The heading runs before the list of an address with filters is drawn.
  await expect(remove).toBeVisible();
  // Whether React has drawn the step of history before it is taken back depends on the moment.
  for (const moment of [0, 50, 100, 200]) {
    await remove.evaluate(async (button, ms) => {
      if (button instanceof HTMLElement) button.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      window.history.back();
    }, moment);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Showing 4 of 24 courses')).toBeVisible();
    await expect(remove).toBeVisible();
  }
});

test('in a low window a filter that is chosen with a key stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 650 });
  await page.goto('/courses');
  await expectRunning(page);
  const price = (name: RegExp) => page.getByRole('radio', { name });
  await price(/^All prices/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(price(/^Free/)).toBeChecked();
  await expect(page.getByText('Showing 2 of 24 courses')).toBeVisible();
  await expect(price(/^Free/)).toBeInViewport();
});
