import { type ClickQueue, queueClicks } from './queueClicks';

let queue: ClickQueue;
let answered: string[];

afterEach(() => queue.stop());

beforeEach(() => {
  queue = queueClicks();
  answered = [];
  document.body.innerHTML = `<main>
    <button id="A"><svg></svg></button>
    <button id="B" aria-keyshortcuts="/ Control+K"></button>
    <a id="link" href="#there"></a>
    <form action="/courses"><input name="q"><button id="search"></button></form>
    <form><button id="send"></button></form></main>`;
});

/** What React does once it listens, and what is asked of it then. */
function replay(): string[] {
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    const id = event.target instanceof Element && event.target.closest('[id]')?.id;
    if (id) answered.push(id);
  });
  queue.replay();
  return answered;
}

const press = (selector: string): void => {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const type = (key: string, more: KeyboardEventInit = {}, target: Element = document.body): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
};

test('a press waits until it is repeated', () => {
  expect(queue.isWaiting()).toBe(false);
  press('#A');
  expect(queue.isWaiting()).toBe(true);
  replay();
  expect(queue.isWaiting()).toBe(false);
});

test('presses are repeated in the order in which they were made', () => {
  for (const selector of ['#A', '#B', '#A svg']) press(selector);
  expect(replay()).toEqual(['A', 'B', 'A']);
});

test('once React answers, a press comes after those that waited, and nothing is repeated twice', () => {
  press('#A');
  replay();
  press('#B');
  queue.replay();
  expect(answered).toEqual(['A', 'B']);
});

test('a shortcut that is typed while the page is hydrated presses its button at once', () => {
  replay();
  type('/');
  expect(answered).toEqual(['B']);
  queue.stop();
  type('/');
  expect(answered).toEqual(['B']);
});

test('a press is repeated on the button that another page has brought in the place of its own', () => {
  const drawn = '<button id="C">Cart</button><button id="D" aria-label="Menu"></button>';
  document.body.innerHTML = `<main>${drawn}</main>`;
  for (const selector of ['#D', '#C']) press(selector);
  document.body.innerHTML = `<main><button>Menu</button>${drawn}</main>`;
  expect(replay()).toEqual(['D', 'C']);
});

test('a press whose page has gone with its button is not repeated', () => {
  press('#A');
  document.body.innerHTML = '<main><button id="E">Send</button></main>';
  expect(replay()).toEqual([]);
});

test('a step within the page takes nothing back', () => {
  press('#A');
  window.history.pushState(null, '', '#lesson-4');
  window.dispatchEvent(new PopStateEvent('popstate'));
  press('#B');
  expect(replay()).toEqual(['A', 'B']);
});

test('what was pressed before Back to another page is not repeated there', () => {
  press('#A');
  window.history.pushState(null, '', '/somewhere');
  window.dispatchEvent(new PopStateEvent('popstate'));
  press('#B');
  expect(replay()).toEqual(['B']);
});

test('a page that answers by itself is left alone', () => {
  queue.stop();
  const wasLeftAlone = document
    .querySelector('#B')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(wasLeftAlone).toBe(true);
});

test('links, and forms that are sent somewhere, are left to the browser', () => {
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
  expect(replay()).toEqual(['send', 'A']);
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('%s with %o presses the button that it is the shortcut of', (key, held) => {
  type(key, held);
  expect(replay()).toEqual(['B']);
});

test('what is typed into a field is no shortcut', () => {
  const field = document.querySelector('input');
  if (field) type('/', {}, field);
  type('k');
  expect(replay()).toEqual([]);
});
