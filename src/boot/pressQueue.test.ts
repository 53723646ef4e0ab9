import { type PressQueue, queuePresses } from './pressQueue';

const pressed: string[] = [];
const queues: PressQueue[] = [];

function startQueue(): PressQueue {
  const queue = queuePresses();
  queues.push(queue);
  return queue;
}

afterEach(() => queues.splice(0).forEach(({ forget }) => forget()));

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `<main>
    <button id="A"><svg></svg></button>
    <button id="B" aria-keyshortcuts="/ Control+K"></button>
    <a id="link" href="#there"></a>
    <form action="/courses"><input name="q"><button id="search"></button></form>
    <form><button id="send"></button></form></main>
    <button id="outside"></button>`;
});

/** What React would do once it listens. */
const answer = () =>
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    const id = event.target instanceof Element && event.target.closest('[id]')?.id;
    if (id) pressed.push(id);
  });

const press = (selector: string): void => {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const type = (key: string, more: KeyboardEventInit = {}, target: Element = document.body): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
};

test('presses are repeated in the order in which they were made', () => {
  const queue = startQueue();
  for (const selector of ['#A', '#B', '#A svg']) press(selector);
  answer();
  queue.replay();
  expect(pressed).toEqual(['A', 'B', 'A']);
});

test('a press that React answers already comes after those that wait', () => {
  const queue = startQueue();
  press('#A');
  answer();
  queue.open();
  press('#B');
  queue.replay();
  expect(pressed).toEqual(['A', 'B']);
});

test('nothing is repeated twice', () => {
  const queue = startQueue();
  press('#A');
  answer();
  queue.replay();
  queue.replay();
  press('#B');
  expect(pressed).toEqual(['A', 'B']);
});

test('links, and forms that are sent somewhere, are left to the browser', () => {
  const queue = startQueue();
  const isPrevented = new Map<string, boolean>();
  // Seen last, and kept from what this environment cannot do.
  const seeLast = (event: Event) => {
    if (event.target instanceof Element) isPrevented.set(event.target.id, event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', seeLast);
  for (const selector of ['#link', '#search', '#send', '#A']) press(selector);
  window.removeEventListener('click', seeLast);
  expect([...isPrevented]).toEqual([
    ['link', false],
    ['search', false],
    ['send', true],
    ['A', true],
  ]);
  answer();
  queue.replay();
  expect(pressed).toEqual(['send', 'A']);
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('%s with %o presses the button that it is the shortcut of', (key, held) => {
  const queue = startQueue();
  type(key, held);
  answer();
  queue.replay();
  expect(pressed).toEqual(['B']);
});

test('what is typed into a field is no shortcut', () => {
  const queue = startQueue();
  const field = document.querySelector('input');
  if (field) type('/', {}, field);
  type('k');
  answer();
  queue.replay();
  expect(pressed).toEqual([]);
});

test('what is drawn in the browser answers by itself, and an earlier press is not repeated there', () => {
  const queue = startQueue();
  press('#A');
  queue.forget();
  answer();
  const wasLeftAlone = document
    .querySelector('#outside')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  queue.replay();
  expect(wasLeftAlone).toBe(true);
  expect(pressed).toEqual([]);
});
