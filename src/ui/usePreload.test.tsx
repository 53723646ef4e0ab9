import { fireEvent, render, screen } from '@testing-library/react';
import { type ClickQueue, queueClicks } from '@/boot/queueClicks';
import { preloadEarly, usePreload } from './usePreload';

const load = jest.fn<Promise<unknown>, []>();
const idle = new Map<number, () => void>();

beforeEach(() => {
  load.mockReset().mockResolvedValue(undefined);
  idle.clear();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      idle.set(idle.size + 1, callback);
      return idle.size;
    },
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

const becomeIdle = () => idle.forEach((callback) => callback());

function Opener() {
  return (
    <button type="button" {...usePreload(load)}>
      Search
    </button>
  );
}

const opener = () => screen.getByRole('button', { name: 'Search' });

test('a part that a press needs is downloaded once the page is idle', () => {
  render(<Opener />);
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('in a browser without requestIdleCallback it is downloaded after a while', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  render(<Opener />);
  jest.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('nothing is downloaded for a button that is gone', () => {
  render(<Opener />).unmount();
  becomeIdle();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['pointed at or touched', () => fireEvent.pointerEnter(opener())],
  ['tabbed to', () => fireEvent.focus(opener())],
])('with Save-Data it is downloaded when the button is %s, not before', (_how, intend) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(<Opener />);
  becomeIdle();
  expect(load).not.toHaveBeenCalled();
  intend();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed download is silent and is tried again', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  render(<Opener />);
  becomeIdle();
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  fireEvent.pointerEnter(opener());
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is downloaded offline, because browsers may remember the failure', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Opener />);
  becomeIdle();
  fireEvent.pointerEnter(opener());
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  fireEvent.focus(opener());
  expect(load).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

describe('before the page is hydrated', () => {
  let clicks: ClickQueue;
  beforeEach(() => {
    clicks = queueClicks();
    Object.assign(window, { boot: { clicks } });
    document.body.innerHTML = '<button>Menu</button>';
  });
  afterEach(() => {
    clicks.stop();
    Reflect.deleteProperty(window, 'boot');
  });

  test('a part that a press may need is downloaded', () => {
    preloadEarly(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('after hydration it is left to the button', () => {
    clicks.stop();
    preloadEarly(load);
    expect(load).not.toHaveBeenCalled();
  });

  test('with Save-Data it is downloaded only for a press that has happened', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    preloadEarly(load);
    expect(load).not.toHaveBeenCalled();
    document.querySelector('button')?.click();
    preloadEarly(load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
