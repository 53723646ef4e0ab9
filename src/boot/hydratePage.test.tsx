/** @jest-environment-options {"learning": true} */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearImmediate, setImmediate } from 'node:timers';
import { readEnv } from '@/env';
import type { AnswerBody } from '@/features/learning/texts/answerBody';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { forgetTexts, readTexts, writeAnswer } from '@/features/learning/texts/texts';
import { paths } from '@/paths';
import { renderAt } from '@/testing/renderAt';
import { seedUsers } from '@mocks/seedUsers';
import { hydratePage } from './hydratePage';
import { queueClicks } from './queueClicks';

const served = new Map<string, string>();
let prerendered: readonly string[] = [];
const [lessonOfAi = '', lessonOfBusiness = ''] = lessonCourses.map(({ courseId, lessonIds: [first = ''] }) =>
  paths.lesson(courseId, first),
);
const servedPaths = ['/', '/courses', '/pricing', '/contact', lessonOfAi, lessonOfBusiness];

/** With a separate instance of React, as in a build. */
beforeAll(async () => {
  // React's renderer for Node needs them; the environment of these tests is a browser's, which has neither.
  Object.assign(globalThis, { setImmediate, clearImmediate });
  await jest.isolateModulesAsync(async () => {
    const { knownPaths, renderPage } = await import('@/prerender');
    ({ prerendered } = knownPaths);
    for (const path of servedPaths) served.set(path, await renderPage(path));
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

/** A page as it is served; its address may be another one by the time it runs. */
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

test('with learning on, the first lesson of each course is prerendered, too', () => {
  expect(prerendered).toEqual(expect.arrayContaining(servedPaths));
});

test('hydration keeps the served page, which then responds', async () => {
  const root = serve('/pricing');
  const { firstElementChild } = root;
  await hydrate(root);
  expect(root.firstElementChild === firstElementChild).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(screen.getByText(/Your cart is empty/)).toBeInTheDocument();
});

test('presses before hydration are answered in order', async () => {
  const root = serve('/courses');
  const names = ['List view', 'Grid view', 'List view'] as const;
  for (const name of names) screen.getByRole('button', { name }).click();
  await hydrate(root);
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(window.location.search).toBe('?view=list'));
});

test('a letter written before hydration keeps all its fields', async () => {
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

const typeBefore = (label: string, value: string) =>
  Reflect.set(screen.getByRole('textbox', { name: label }), 'value', value);

/** Within `act`, because pages of earlier tests show the answer too. */
const writeEarlier = (block: string, body: AnswerBody) => act(() => writeAnswer(null, block, body));

describe('text typed into a lesson before hydration', () => {
  afterEach(() => act(() => forgetTexts(null)));

  test('is saved in each cell of a table', async () => {
    const root = serve(lessonOfAi);
    typeBefore('Filter, Where I met it', 'Spam folder');
    typeBefore('Generate, Where I met it', 'A chatbot');
    Reflect.set(screen.getByRole('combobox', { name: 'Generate, If it is wrong' }), 'value', 'Annoying');
    await hydrate(root);
    expect(screen.getByRole('textbox', { name: 'Filter, Where I met it' })).toHaveValue('Spam folder');
    expect(readTexts(null).answers['sha-01-f']?.body).toEqual({
      filter: { where: 'Spam folder' },
      generate: { where: 'A chatbot', cost: 'Annoying' },
    });
  });

  test('keeps other cells that were filled in earlier, and earlier words in the same cell', async () => {
    writeEarlier('shb-01-f', {
      1: { what: 'Orders', hours: '2', kind: 'Earns money today' },
      2: { what: 'Mail', hours: '3' },
    });
    const root = serve(lessonOfBusiness);
    typeBefore('Row 1, What I do', 'Packing');
    typeBefore('Row 2, Hours', '1');
    typeBefore('Row 3, What I do', 'Invoices');
    await hydrate(root);
    expect(screen.getByRole('textbox', { name: 'Row 1, What I do' })).toHaveValue('Orders\nPacking');
    expect(readTexts(null).answers['shb-01-f']?.body).toEqual({
      1: { what: 'Orders\nPacking', hours: '2', kind: 'Earns money today' },
      2: { what: 'Mail', hours: '1' },
      3: { what: 'Invoices' },
    });
  });

  test("is added below a visitor's earlier answer, with the caret where it was", async () => {
    writeEarlier('shb-01-g', 'I like to explain.');
    const root = serve(lessonOfBusiness);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Look at your Tuesday/ });
    Reflect.set(field, 'value', 'And');
    field.focus();
    await hydrate(root);
    await userEvent.keyboard(' to bake.');
    expect(field).toHaveValue('I like to explain.\nAnd to bake.');
  });

  test("is added below a member's earlier answer and saved with it", async () => {
    const earlier = seedUsers.omar.course.answers['shb-01-g'];
    const { view } = await renderAt(lessonOfBusiness, { as: seedUsers.omar });
    await screen.findByDisplayValue(earlier);
    view.unmount();
    const root = serve(lessonOfBusiness);
    const field = screen.getByRole('textbox', { name: /^Look at your Tuesday/ });
    Reflect.set(field, 'value', 'And to bake.');
    await hydrate(root);
    expect(field).toHaveValue(`${earlier}\nAnd to bake.`);
    await waitFor(() =>
      expect(readTexts(seedUsers.omar.id).answers['shb-01-g']).toMatchObject({
        body: `${earlier}\nAnd to bake.`,
        isDirty: false,
      }),
    );
  });

  test('is not added twice when the browser restored the earlier text', async () => {
    writeEarlier('shb-01-f', { 1: { what: 'Orders', hours: '2' } });
    writeEarlier('shb-01-g', 'I like to explain.');
    const { answers } = readTexts(null);
    const root = serve(lessonOfBusiness);
    typeBefore('Row 1, What I do', 'Orders');
    typeBefore('Row 1, Hours', '2');
    Reflect.set(
      screen.getByRole('textbox', { name: /^Look at your Tuesday/ }),
      'value',
      'I like to explain. And to bake.',
    );
    await hydrate(root);
    expect(readTexts(null).answers['shb-01-f']).toEqual(answers['shb-01-f']);
    expect(readTexts(null).answers['shb-01-g']?.body).toBe('I like to explain. And to bake.');
  });
});

test('a filtered address shows its list and loses its mark', async () => {
  document.documentElement.dataset['filtered'] = '';
  await hydrate(serve('/courses', '/courses?category=monetization'));
  await expectText('Showing 4 of 24 courses');
  expect(document.documentElement).not.toHaveAttribute('data-filtered');
});

test('a page whose address has changed is rendered afresh, and presses meanwhile are answered', async () => {
  const root = serve('/pricing', '/careers');
  screen.getByRole('button', { name: /^Cart/ }).click();
  await hydrate(root);
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeInTheDocument();
  expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-page');
});

test('the served page keeps data-page until the next page is rendered', async () => {
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

test('the structured data of the served page is removed with it', async () => {
  const root = serve('/');
  document.body.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{}</script>');
  await hydrate(root);
  expect(root).toHaveAttribute('data-page', '/');
  await userEvent.click(screen.getByRole('link', { name: 'Careers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-page');
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
