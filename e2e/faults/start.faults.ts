import { faults } from './faults';
import { expectHumanWords, longestSpinner } from './screen';
import { expired, plant, readStored, sessionOf } from './session';
import { expect, test } from './test';

for (const fault of faults) {
  test(`a start with an expired session meets ${fault.name}`, async ({ page, service }) => {
    const welcome = page.getByRole('heading', { name: 'Welcome, Ada!' });
    const session = await sessionOf(service);
    await plant(page, JSON.stringify(expired(session)));
    await fault.apply(service, 'POST token?grant_type=refresh_token');
    await page.goto('/dashboard');

    if (fault.calls === undefined) {
      await expect(page.getByRole('alert')).toContainText(
        "We can't reach the sign-in service right now. Check your connection and try again.",
      );
      await expectHumanWords(page);
      await expect(page).toHaveURL('/dashboard');
      expect(await readStored(page)).toContain(session.refresh_token);

      await service.mend();
      // The page may recover before the press.
      await page.getByRole('button', { name: 'Try again' }).or(welcome).click();
    }
    await expect(welcome).toBeVisible();
    expect(await longestSpinner(page)).toBeLessThan(4000);
  });
}
