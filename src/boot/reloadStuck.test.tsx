import { screen } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { keepFromReloading } from '@/ui/reload';
import { reloadStuck } from './reloadStuck';

const said: unknown[] = [];
/** jsdom cannot reload, and says so. */
const reloads = () => said.filter((text) => String(text).includes('Not implemented: navigation')).length;

/** The page comes back from the back/forward cache. */
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** React draws in the order in which it was asked to. */
const letReactDraw = () =>
  new Promise<void>((resolve) => {
    createRoot(document.createElement('div')).render(<span ref={() => resolve()} />);
  });

beforeAll(() => reloadStuck());
beforeEach(() => {
  // React draws in its own tasks here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((text) => {
    said.push(text);
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that Back brings while React gets no turn is loaded anew', () => {
  comeBack();
  jest.advanceTimersByTime(3000);
  expect(reloads()).toBe(1);
});

test('a page that Back brings and that React can draw stays', async () => {
  comeBack();
  await letReactDraw();
  jest.advanceTimersByTime(10_000);
  expect(reloads()).toBe(0);
});

describe('a page that Back brings while React gets no turn', () => {
  afterEach(letReactDraw);

  test('is not loaded anew where that would lose work, but says that it has stopped', async () => {
    const saved = keepFromReloading(() => true);
    comeBack();
    jest.advanceTimersByTime(3000);
    expect(reloads()).toBe(0);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This page has stopped working. Copy what you have written, then reload it.',
    );
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reloads()).toBe(1);
    await letReactDraw();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    saved();
  });

  test('is loaded anew once there is a network', () => {
    setOnline(false);
    comeBack();
    jest.advanceTimersByTime(3000);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This page has stopped working. Reload it once you are back online.',
    );
    expect(reloads()).toBe(0);
    setOnline(true);
    expect(reloads()).toBe(1);
  });
});
