import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { PendingPart, preloadable } from './preloadable';

const load = () => Promise.resolve(({ name }: { name: string }) => <p>Menu of {name}</p>);

test('a preloaded component is rendered at once', async () => {
  const Menu = preloadable(load);
  await Menu.preload();
  render(
    <PendingPart value="Loading">
      <Menu name="Ada" />
    </PendingPart>,
  );
  expect(screen.getByText('Menu of Ada')).toBeVisible();
});

test('a component that was not preloaded suspends', async () => {
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

test('a failed download reaches the error boundary', async () => {
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
