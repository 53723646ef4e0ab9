import { screen } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

// A part whose library cannot be had fails as one whose script did not arrive.
jest.mock('@mui/material/Dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('search that cannot be downloaded is closed by Escape, and gives the focus back', async () => {
  const { user } = await renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  const opener = screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body;
  await user.click(opener);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Search did not load\./);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await screen.findByRole('alert');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
