import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadChunks } from './loadChunks';

const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Here a stubbed observer reports the paint. The document's own `load` event, which may still come, would count as one.
window.addEventListener('load', (event) => event.stopImmediatePropagation());

let ran: string[] = [];
let paint = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  ran = [];
  Object.assign(globalThis, { ran: (name: string) => ran.push(name) });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(onPaint: () => void) {
        paint = onPaint;
      }
      observe(): void {}
    },
  });
  document.head.innerHTML = '';
});

/** A script that reports when it is run. */
function chunk(name: string, text = `globalThis.ran(${JSON.stringify(name)})`): string {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, text);
  return file;
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

/** Everything that does not wait for the visitor or the browser. */
const tasks = () => jest.advanceTimersByTimeAsync(1000);

test('after the first paint, the scripts of a prerendered page download together and run in order', async () => {
  const scripts = `${chunk('react')} ${chunk('page')}`;
  const loaded = loadChunks({ prerendered: '', scripts });
  await tasks();
  expect(preloads()).toEqual([]);
  paint();
  await tasks();
  expect(preloads().map(({ href }) => path.basename(href))).toEqual(['react.cjs', 'page.cjs']);
  expect(preloads().map(({ fetchPriority }) => fetchPriority)).toEqual(['low', 'low']);
  await loaded;
  expect(ran).toEqual(['react', 'page']);
});

test('the page can respond between two scripts', async () => {
  const loaded = loadChunks({ scripts: `${chunk('first')} ${chunk('second')}` });
  const between = new Promise((resolve) => {
    setTimeout(() => resolve([...ran]));
  });
  await tasks();
  await loaded;
  expect(await between).toEqual(['first']);
});

test('a client-only page does not wait for a paint', async () => {
  const loaded = loadChunks({ scripts: chunk('shell') });
  await tasks();
  await loaded;
  expect(ran).toEqual(['shell']);
});

describe('with Save-Data', () => {
  beforeEach(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  test('a prerendered page downloads nothing before the visitor interacts', async () => {
    const loaded = loadChunks({ prerendered: '', scripts: chunk('saved') });
    await tasks();
    expect(preloads()).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    await tasks();
    expect(preloads()).toEqual([]);
    paint();
    await tasks();
    expect(preloads()).toHaveLength(1);
    await loaded;
    expect(ran).toEqual(['saved']);
  });

  test('a resting pointer is no interaction, a moving one is', async () => {
    const loaded = loadChunks({ prerendered: '', scripts: chunk('pointed') });
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 }));
    move(0);
    await tasks();
    paint();
    await tasks();
    expect(preloads()).toEqual([]);
    move(3);
    await tasks();
    paint();
    await tasks();
    await loaded;
    expect(ran).toEqual(['pointed']);
  });

  test('a client-only page does not wait for an interaction', async () => {
    const loaded = loadChunks({ scripts: chunk('empty') });
    await tasks();
    await loaded;
    expect(ran).toEqual(['empty']);
  });
});

test('a missing or failing script makes the start fail', async () => {
  await expect(loadChunks({ scripts: path.join(folder, 'gone.cjs') })).rejects.toThrow('gone.cjs');
  await expect(loadChunks({ scripts: chunk('broken', 'throw new Error("broken")') })).rejects.toThrow(
    'broken',
  );
  await expect(loadChunks({ scripts: `${path.join(folder, 'gone.cjs')} ${chunk('after')}` })).rejects.toThrow(
    'gone.cjs',
  );
  expect(ran).toEqual([]);
});
