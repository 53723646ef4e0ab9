import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearImmediate, setImmediate } from 'node:timers';
import { readEnv } from '@/env';
import { hydratePage } from './hydratePage';
import { queueClicks } from './queueClicks';

const served = new Map<string, string>();

/** By a React of its own, as pages are drawn in life. */
beforeAll(async () => {
  // React's renderer for Node; the environment of these tests is a browser's, which has neither.
  Object.assign(globalThis, { setImmediate, clearImmediate });
  await jest.isolateModulesAsync(async () => {
    const { renderPage } = await import('@/prerender');
    for (const path of ['/', '/courses', '/pricing', '/contact']) served.set(path, await renderPage(path));
  });
}, 60_000);

const fail = jest.fn();
const succeed = jest.fn();

beforeEach(() => {
  Object.assign(window, { boot: { clicks: queueClicks(), fail, succeed } });
});

afterEach(() => {
  window.boot.clicks.stop();
  document.body.innerHTML = '';
});

/** A page as it arrives; its address may be another one by the time it runs. */
function serve(path: string, address = path): HTMLElement {
  const { body } = new DOMParser().parseFromString(served.get(path) ?? '', 'text/html');
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['page'] = path;
  root.append(...body.childNodes);
  document.body.replaceChildren(root);
  window.history.replaceState(null, '', address);
  return root;
}

const expectText = (text: string) => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));

async function hydrate(root: HTMLElement): Promise<void> {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  await act(() => hydratePage(root, env));
}

test('the served page stays as it is, and answers', async () => {
  const root = serve('/pricing');
  const { firstElementChild } = root;
  await hydrate(root);
  expect(root.firstElementChild === firstElementChild).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(screen.getByText(/Your cart is empty/)).toBeInTheDocument();
});

test('what was pressed before is answered, in order', async () => {
  const root = serve('/courses');
  const names = ['List view', 'Grid view', 'List view'] as const;
  for (const name of names) screen.getByRole('button', { name }).click();
  await hydrate(root);
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(window.location.search).toBe('?view=list'));
});

test('a letter that was written before is known in all its parts', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const root = serve('/contact');
  const written = [
    { label: 'Your name', value: 'Ines' },
    { label: 'Email address', value: 'ines@mail.example' },
    { label: 'Topic', value: 'Creators' },
    { label: 'Message', value: 'How do I start?' },
  ];
  for (const { label, value } of written) Reflect.set(screen.getByLabelText(label), 'value', value);
  await hydrate(root);
  for (const { label, value } of written) expect(screen.getByLabelText(label)).toHaveValue(value);
  await userEvent.click(screen.getByRole('button', { name: 'Open in my mail program' }));
  expect(open.mock.calls).toEqual([
    [
      'mailto:creators@aiclub.example?subject=AI%20Club%3A%20Creators&body=How%20do%20I%20start%3F%0D%0A%0D%0AInes%0D%0Aines%40mail.example',
      '_self',
    ],
  ]);
  open.mockRestore();
});

test('a filtered address shows its list, and is no longer marked', async () => {
  document.documentElement.dataset['filtered'] = '';
  await hydrate(serve('/courses', '/courses?category=monetization'));
  await expectText('Showing 4 of 24 courses');
  expect(document.documentElement).not.toHaveAttribute('data-filtered');
});

test('a page whose address has changed is drawn anew, and answers what was pressed meanwhile', async () => {
  const root = serve('/pricing', '/careers');
  screen.getByRole('button', { name: /^Cart/ }).click();
  await hydrate(root);
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeInTheDocument();
  expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-page');
});

test('the served page keeps its mark, by which most of it is not laid out, until the next one is drawn', async () => {
  const root = serve('/');
  await hydrate(root);
  const headings: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    headings.push(screen.getByRole('heading', { level: 1 }).textContent);
  });
  observer.observe(root, { attributeFilter: ['data-page'] });
  await userEvent.click(screen.getByRole('link', { name: 'Careers' }));
  await waitFor(() => expect(headings).toEqual(['Careers']));
  observer.disconnect();
});

test('what the served page said to search engines ends with it', async () => {
  const root = serve('/');
  document.body.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{}</script>');
  await hydrate(root);
  expect(root).toHaveAttribute('data-page', '/');
  await userEvent.click(screen.getByRole('link', { name: 'Careers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-page');
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
