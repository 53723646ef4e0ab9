import { faults, meet } from './faults';
import { signUp } from '../checks/forms';
import { newUser } from '../checks/newUser';
import { expectHumanWords, longestSpinner } from './screen';
import { expect, test } from './test';

for (const fault of faults) {
  // The product never repeats it: the account may exist although the answer was lost.
  test(`sign-up meets ${fault.name}`, async ({ page, service }) => {
    await page.goto('/signup');
    const passTimeout = await meet(fault, 'POST signup', { page, service });
    await signUp(page, newUser);
    await passTimeout();

    await expect(page.getByRole('alert')).toHaveText(
      fault.words ?? "We can't reach the sign-in service right now. Check your connection and try again.",
    );
    if (fault.words === undefined) await expectHumanWords(page);
    await expect(page.getByText('Account created!')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Grace');
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('grace@aiclub.example');
    await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue('nanosecond-wire');
    expect(service.emulator.lastMail('grace@aiclub.example')).toBeUndefined();

    await service.mend();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByText('Account created! Please check your email to verify your account.'),
    ).toBeVisible();
    expect(await longestSpinner(page)).toBeLessThan(20_000);
  });
}
