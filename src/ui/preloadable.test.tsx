import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadable } from './preloadable';

const load = () => Promise.resolve(({ name }: { name: string }) => <p>Menu of {name}</p>);

test('what was fetched before is drawn at once', async () => {
  const Menu = preloadable(load);
  await Menu.preload();
  render(
    <Suspense fallback="Loading">
      <Menu name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText('Menu of Ada')).toBeVisible();
});

test('what was not fetched before is waited for', async () => {
  const Menu = preloadable(load);
  render(
    <Suspense fallback="Loading">
      <Menu name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => {
    await Menu.preload();
  });
  expect(screen.getByText('Menu of Ada')).toBeVisible();
});
