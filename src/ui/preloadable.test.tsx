import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { PendingPart, preloadable } from './preloadable';

const load = () => Promise.resolve(({ name }: { name: string }) => <p>Menu of {name}</p>);

test('what was fetched before is drawn at once', async () => {
  const Menu = preloadable(load);
  await Menu.preload();
  render(
    <PendingPart value="Loading">
      <Menu name="Ada" />
    </PendingPart>,
  );
  expect(screen.getByText('Menu of Ada')).toBeVisible();
});

test('what was not fetched before is waited for', async () => {
  const Menu = preloadable(load);
  render(
    <PendingPart value="Loading">
      <Menu name="Ada" />
    </PendingPart>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => {
    await Menu.preload();
  });
  expect(screen.getByText('Menu of Ada')).toBeVisible();
});

test('what cannot be downloaded is told to the boundary around it', async () => {
  const Menu = preloadable<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary fallback="It could not be loaded">
      <Menu />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('It could not be loaded')).toBeVisible();
  logged.mockRestore();
});
