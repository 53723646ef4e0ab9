import { fireEvent, render, screen } from '@testing-library/react';
import { PreloadPage } from '@/ui/PreloadPage';
import { usePreloadLinks } from './usePreloadLinks';

const preloadPage = jest.fn(async () => undefined);

function Links() {
  usePreloadLinks();
  return (
    <p>
      <a href="/pricing?plan=pro">
        <b>Pricing</b>
      </a>
      <a href="/#top">Here</a>
      <a href="https://example.org/pricing">Elsewhere</a>
      <button type="button">Menu</button>
    </p>
  );
}

beforeEach(() => {
  preloadPage.mockClear();
  window.history.replaceState(null, '', '/');
  render(
    <PreloadPage value={preloadPage}>
      <Links />
    </PreloadPage>,
  );
});

test.each([
  ['pointed at or touched', () => fireEvent.pointerOver(screen.getByText('Pricing'))],
  ['tabbed to', () => fireEvent.focusIn(screen.getByRole('link', { name: 'Pricing' }))],
])('the page behind a link is preloaded when the link is %s', (_how, intend) => {
  intend();
  expect(preloadPage.mock.calls).toEqual([['/pricing']]);
});

test.each(['Here', 'Elsewhere', 'Menu'])('%s preloads nothing', (name) => {
  fireEvent.pointerOver(screen.getByText(name));
  expect(preloadPage).not.toHaveBeenCalled();
});
