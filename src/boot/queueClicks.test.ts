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
    <form><button id="send"></button></form>
    <form id="enroll" action="/login" data-for="visitors"></form>
    <button id="enrolls" form="enroll"></button></main>`;
});

/** Handles clicks as React does, replays, and returns what was clicked. */
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

/** The ids of the buttons whose press was kept from the browser. */
function pressAndSee(...selectors: string[]): string[] {
  const prevented: string[] = [];
  // The last listener, which also prevents what this environment cannot do.
  const seeLast = (event: Event) => {
    if (event.target instanceof Element && event.defaultPrevented) prevented.push(event.target.id);
    event.preventDefault();
  };
  window.addEventListener('click', seeLast);
  for (const selector of selectors) press(selector);
  window.removeEventListener('click', seeLast);
  return prevented;
}

test('links, and forms that are sent somewhere, are left to the browser', () => {
  expect(pressAndSee('#link', '#search', '#enrolls', '#send', '#A')).toEqual(['send', 'A']);
  expect(replay()).toEqual(['send', 'A']);
});

test('a member, who has no business on the login page, waits where a visitor is led there', () => {
  document.documentElement.dataset['session'] = 'stored';
  expect(pressAndSee('#enrolls', '#search')).toEqual(['enrolls']);
  delete document.documentElement.dataset['session'];
  expect(replay()).toEqual(['enrolls']);
});

test('sign-up is told of the course that a press of Enroll Now has brought to the login page', () => {
  queue.stop();
  window.history.replaceState(null, '', '/login?enroll=a%26b');
  queue = queueClicks();
  document.body.innerHTML = '<a id="join" href="/signup">Join</a><a id="about" href="/about">About</a>';
  pressAndSee('#join', '#about');
  const leads = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(leads.map((href) => new URL(href ?? '', window.location.href).search)).toEqual([
    '?enroll=a%26b',
    '',
  ]);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('%s with %o presses the button that it is the shortcut of', (key, held) => {
  type(key, held);
  expect(replay()).toEqual(['B']);
});

test('whoever has switched single keys off presses nothing with one', () => {
  localStorage.setItem('aiclub-single-keys', 'off');
  type('/');
  type('k', { ctrlKey: true });
  expect(replay()).toEqual(['B']);
});

test('with Shift, the key of search is left to the browser', () => {
  type('K', { ctrlKey: true, shiftKey: true });
  expect(replay()).toEqual([]);
});

test('what is typed into a field is no shortcut', () => {
  const field = document.querySelector('input');
  if (field) type('/', {}, field);
  type('k');
  expect(replay()).toEqual([]);
});
