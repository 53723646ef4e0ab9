import { seedUsers } from '@mocks/seedUsers';
import { faults, meet } from './faults';
import { signIn } from '../checks/forms';
import { expectHumanWords, longestSpinner } from './screen';
import { readStored } from './session';
import { expect, test } from './test';

const call = 'POST token?grant_type=password';

for (const fault of faults) {
  test(`login meets ${fault.name}`, async ({ page, service }) => {
    await page.goto('/login');
    const passTimeout = await meet(fault, call, { page, service });
    await signIn(page, seedUsers.ada);
    await passTimeout();

    const isSurvived = fault.calls === 1;
    if (!isSurvived) {
      await expect(page.getByRole('alert')).toHaveText(
        fault.words ?? "We can't reach the sign-in service right now. Check your connection and try again.",
      );
      if (fault.words === undefined) await expectHumanWords(page);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@aiclub.example');
      await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue('analytical-engine');
      expect(await readStored(page)).toBeNull();

      await service.mend();
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    expect(await longestSpinner(page)).toBeLessThan(20_000);
  });
}
