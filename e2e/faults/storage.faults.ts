import { seedUsers } from '@mocks/seedUsers';
import { signIn } from '../checks/forms';
import { plant, sessionOf } from './session';
import { expect, test } from './test';

const fill = () => {
  let pieces = 0;
  for (let size = 4_000_000; size >= 16; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem(`filler ${(pieces += 1)}`, 'x'.repeat(size));
    } catch {
      // Too full for pieces of this size; smaller ones may still fit.
    }
  }
};

/** Each breaks a part of the browser's storage before the product runs. */
const storageFaults: { name: string; damage: () => void }[] = [
  {
    name: 'that throws on access',
    damage: () => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    },
  },
  {
    name: 'that throws on access, as does that of the tab',
    damage: () => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
    },
  },
  {
    name: 'that is missing',
    damage: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
    },
  },
  {
    name: 'that cannot be written',
    damage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'that is full',
    damage: fill,
  },
  {
    name: 'that cannot remove items',
    damage: () => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('The operation failed.', 'UnknownError');
      };
    },
  },
  {
    name: 'without messages between tabs',
    damage: () => {
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    },
  },
  {
    name: 'with messages between tabs that fail',
    damage: () => {
      Object.defineProperty(window, 'BroadcastChannel', {
        value: function BroadcastChannel() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  },
];

for (const { name, damage } of storageFaults) {
  test(`signing in and out works with a storage ${name}`, async ({ page, watched }) => {
    // Logged by the client, which continues.
    watched.provoked.push(/^Failed to create a new BroadcastChannel/);
    await page.addInitScript(damage);
    await page.goto('/login');
    await signIn(page, seedUsers.ada);
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();

    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await expect(page).toHaveURL('/courses');
    // A menu that is opened before the next page is drawn closes with the page before.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
}

test('a storage that becomes unreadable signs out this tab, and signing in works again', async ({
  page,
  service,
}) => {
  await plant(page, JSON.stringify(await sessionOf(service)));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation failed.', 'UnknownError');
    };
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL('/login');
  await signIn(page, seedUsers.ada);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
});

test('a session that the browser did not store says that it ends with the page', async ({ page }) => {
  await page.addInitScript(fill);
  await page.goto('/login');
  await signIn(page, seedUsers.ada);
  await expect(
    page.getByText(
      "This browser does not keep your sign-in. You'll be signed out when you close or reload this tab.",
    ),
  ).toBeVisible();
});
