import { screen, within } from '@testing-library/react';
import { emulator } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { renderAt } from '@/testing/renderAt';

const regions = 'output, [role="status"], [aria-live="polite"]';

/** Watches the page. The returned function lists texts that came with their regions: few screen readers read these. */
function watchRegions(): () => string[] {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records.flatMap(({ addedNodes }, index) => {
      const parts = [...addedNodes].filter((node) => node instanceof Element);
      const arrived = parts.flatMap((part) => [
        ...(part.matches(regions) ? [part] : []),
        ...part.querySelectorAll(regions),
      ]);
      const later = records.slice(index + 1);
      return arrived
        .filter((region) => !later.some(({ target }) => region.contains(target)))
        .map((region) => region.textContent)
        .filter((text) => text !== '');
    });
  };
}

async function clearFilters(user: Awaited<ReturnType<typeof renderAt>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  return screen.findByText('Filters cleared.');
}

test('the live region for cleared filters exists before its text', async () => {
  const { user } = await renderAt('/courses?price=free');
  await screen.findByRole('button', { name: 'Remove Free' });
  const textsWithRegions = watchRegions();
  const said = await clearFilters(user);
  expect(said.closest(regions)).not.toBeNull();
  expect(textsWithRegions()).toEqual([]);
});

test('the live region for "You are signed out." exists before its text', async () => {
  const { user } = await renderAt('/about', { as: seedUsers.ada });
  const opener = await screen.findByRole('button', { name: 'Account menu' });
  const textsWithRegions = watchRegions();
  await user.click(opener);
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
  const said = await screen.findByText('You are signed out.');
  expect(said.closest(regions)).not.toBeNull();
  expect(textsWithRegions()).toEqual([]);
});

test.each(['/dashboard', '/reset-password'])(
  'the live region for "Loading..." on %s exists before its text',
  async (address) => {
    const { view, services } = await renderAt('/terms', { as: seedUsers.ada });
    view.unmount();
    const session = services.readSession();
    localStorage.setItem(services.sessionKey, JSON.stringify({ ...session, expires_at: 1 }));
    emulator.faults.replace(parseFaults('*:hang'));
    const textsWithRegions = watchRegions();
    await renderAt(address);
    const said = await screen.findByText('Loading...');
    expect(said.closest(regions)).not.toBeNull();
    expect(textsWithRegions()).toEqual([]);
  },
);
