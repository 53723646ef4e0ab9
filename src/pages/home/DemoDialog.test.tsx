/** @jest-environment-options {"learning": true} */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { existsSync, statSync } from 'node:fs';
import { renderAt } from '@/testing/renderAt';

async function openTour() {
  const view = await renderAt('/');
  await view.user.click(await screen.findByRole('button', { name: 'Watch Demo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Watch Demo' });
  return { ...view, dialog: within(dialog) };
}

const captions = [
  'Find a course by subject, level or name.',
  'Read every lesson title before you enroll.',
  'Learn by doing: try it, check it, write it down.',
  'Leave with a page of your own words.',
];

test('with learning the tour has four screens, each with a caption and a described picture', async () => {
  const { user, dialog } = await openTour();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Four real screens. No sound, and nothing starts on its own.',
  );
  for (const [index, caption] of captions.entries()) {
    if (index > 0) await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText(caption)).toBeVisible();
    expect(dialog.getByText(`${index + 1} of 4`)).toBeVisible();
    const [picture, ...others] = dialog.getAllByRole<HTMLImageElement>('img');
    expect(others).toEqual([]);
    expect(picture?.alt).toMatch(new RegExp(`^${caption} .+\\.$`));
  }
  expect(dialog.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses');
});

test('pictures exist for both schemes and both widths, none above 56 kB', () => {
  for (const step of [1, 2, 3, 4]) {
    for (const scheme of ['light', 'dark']) {
      for (const width of ['wide', 'narrow']) {
        const file = `public/demo/${step}-${scheme}-${width}.webp`;
        expect([file, existsSync(file)]).toEqual([file, true]);
        expect(statSync(file).size).toBeLessThanOrEqual(56_000);
      }
    }
  }
});

test("the pictures follow the page's colour scheme", async () => {
  const { user, dialog } = await openTour();
  const picture = () => dialog.getByRole('img');
  expect(picture()).toHaveAttribute('src', '/demo/1-light-wide.webp');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Watch Demo' }));
  const again = within(await screen.findByRole('dialog', { name: 'Watch Demo' }));
  expect(again.getByRole('img')).toHaveAttribute('src', '/demo/1-dark-wide.webp');
});

test('a double click on the last Next does not follow the link that replaces it', async () => {
  const { user, dialog, router } = await openTour();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  fireEvent.click(dialog.getByRole('link', { name: 'Explore Courses' }), { detail: 2 });
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('dialog', { name: 'Watch Demo' })).toBeVisible();
});
