import { waitFor } from '@testing-library/dom';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'inline-'));
afterAll(() => rmSync(folder, { recursive: true }));

class NoObserver {
  observe(): void {}
}

const ran = jest.fn();

beforeEach(() => {
  jest.resetModules();
  ran.mockClear();
  Object.assign(globalThis, { ran });
  Object.assign(window, {
    PerformanceObserver: NoObserver,
    PerformanceNavigationTiming: NoObserver,
    reportError: jest.fn(),
  });
  performance.getEntriesByType = () => [];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><h1>About</h1><button id="menu"></button></div>';
});

afterEach(() => window.boot.clicks.stop());

/** Runs the script as a page would, from an element that lists what is to be loaded. */
async function runIn(scripts?: string): Promise<void> {
  const element = document.createElement('script');
  if (scripts !== undefined) element.dataset['scripts'] = scripts;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  await import('./inline');
  current.mockRestore();
}

test('the page is marked, its scripts load, and presses meanwhile are kept for them', async () => {
  window.history.replaceState(null, '', '/courses?q=prompt');
  const file = path.join(folder, 'page.cjs');
  writeFileSync(file, 'globalThis.ran()');
  await runIn(file);
  document.querySelector<HTMLElement>('#menu')?.click();
  await waitFor(() => expect(ran).toHaveBeenCalled());
  expect(document.documentElement).toHaveAttribute('data-filtered');
  const press = jest.fn();
  document.querySelector('#menu')?.addEventListener('click', press);
  window.boot.clicks.replay();
  expect(press).toHaveBeenCalledTimes(1);
});

test('a missing script makes the page say that it could not start', async () => {
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  await runIn(path.join(folder, 'gone.cjs'));
  await waitFor(() => expect(document.querySelector('[role="alert"]')).toHaveTextContent('could not start'));
});

test('on the development server the inline script loads no scripts', async () => {
  await runIn();
  expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
  expect(window.boot).toBeDefined();
});
