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

test('a press waits until it is replayed', () => {
  expect(queue.isWaiting()).toBe(false);
  press('#A');
  expect(queue.isWaiting()).toBe(true);
  replay();
  expect(queue.isWaiting()).toBe(false);
});

test.each([
  { page: 'its own page', served: '/', replayed: [] },
  { page: 'a page that another one is about to replace', served: '/about', replayed: ['A'] },
])('on $page, a button of a popover is answered by itself or replayed', ({ served, replayed }) => {
  const root = document.body.firstElementChild;
  root?.setAttribute('id', 'root');
  root?.setAttribute('data-page', served);
  // jsdom knows no popovers.
  Object.assign(document.querySelector('#A') ?? {}, { popoverTargetElement: root });
  press('#A');
  expect(replay()).toEqual(replayed);
});

test('the key of a button that opens a popover presses it at once', () => {
  const root = document.body.firstElementChild;
  root?.setAttribute('id', 'root');
  root?.setAttribute('data-page', '/');
  Object.assign(document.querySelector('#B') ?? {}, { popoverTargetElement: root });
  document.querySelector('#B')?.addEventListener('click', () => answered.push('B'));
  type('/');
  expect(answered).toEqual(['B']);
  expect(queue.isWaiting()).toBe(false);
});

test('presses are replayed in order', () => {
  for (const selector of ['#A', '#B', '#A svg']) press(selector);
  expect(replay()).toEqual(['A', 'B', 'A']);
});

test('after a replay, new presses follow the replayed ones and none is replayed twice', () => {
  press('#A');
  replay();
  press('#B');
  queue.replay();
  expect(answered).toEqual(['A', 'B']);
});

test('a shortcut typed during hydration presses its button at once', () => {
  replay();
  type('/');
  expect(answered).toEqual(['B']);
  queue.stop();
  type('/');
  expect(answered).toEqual(['B']);
});

test('a press is replayed on the equivalent button of the page that replaced its own', () => {
  const drawn = '<button id="C">Cart</button><button id="D" aria-label="Menu"></button>';
  document.body.innerHTML = `<main>${drawn}</main>`;
  for (const selector of ['#D', '#C']) press(selector);
  document.body.innerHTML = `<main><button>Menu</button>${drawn}</main>`;
  expect(replay()).toEqual(['D', 'C']);
});

test('a press is dropped when its button is gone', () => {
  press('#A');
  document.body.innerHTML = '<main><button id="E">Send</button></main>';
  expect(replay()).toEqual([]);
});

test('navigation within the page keeps the presses', () => {
  press('#A');
  window.history.pushState(null, '', '#lesson-4');
  window.dispatchEvent(new PopStateEvent('popstate'));
  press('#B');
  expect(replay()).toEqual(['A', 'B']);
});

test('Back to another page drops the presses made before it', () => {
  press('#A');
  window.history.pushState(null, '', '/somewhere');
  window.dispatchEvent(new PopStateEvent('popstate'));
  press('#B');
  expect(replay()).toEqual(['B']);
});

test('after stop(), clicks are left to the page', () => {
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

test('links and forms with an action are left to the browser', () => {
  expect(pressAndSee('#link', '#search', '#enrolls', '#send', '#A')).toEqual(['send', 'A']);
  expect(replay()).toEqual(['send', 'A']);
});

test('with a stored session, Enroll Now waits for hydration instead of going to the login page', () => {
  document.documentElement.dataset['session'] = 'stored';
  expect(pressAndSee('#enrolls', '#search')).toEqual(['enrolls']);
  delete document.documentElement.dataset['session'];
  expect(replay()).toEqual(['enrolls']);
});

describe.each(['login', 'signup', 'forgot-password'])('on /%s', (page) => {
  test.each([
    ['sent before hydration', '?enroll=a%26b', null, '?enroll=a%26b'],
    ['made before a reload', '', { usr: { from: '/course/a-b', enrollTitle: 'A course' } }, '?enroll=a-b'],
  ])(
    'the links to sign in, to sign up and to a new password keep the course of an Enroll Now %s',
    (...how) => {
      const [, search, state, kept] = how;
      queue.stop();
      window.history.replaceState(state, '', `/${page}${search}`);
      queue = queueClicks();
      document.body.innerHTML = ['login', 'signup', 'forgot-password', 'about']
        .map((name) => `<a id="${name}" href="/${name}">Go</a>`)
        .join('');
      pressAndSee('#login', '#signup', '#forgot-password', '#about');
      const queries = [...document.querySelectorAll('a')].map((link) => link.search);
      expect(queries).toEqual([kept, kept, kept, '']);
      window.history.replaceState(null, '', '/');
    },
  );

  test.each([
    null,
    'a',
    { usr: { from: '/course/a' } },
    { usr: { enrollTitle: 'A course' } },
    { usr: { from: '/dashboard', enrollTitle: 'A course' } },
  ])('the links stay as they are if history holds %o', (state) => {
    queue.stop();
    window.history.replaceState(state, '', `/${page}`);
    queue = queueClicks();
    document.body.innerHTML = '<a id="link" href="/signup">Join</a>';
    pressAndSee('#link');
    expect(document.querySelector('a')?.search).toBe('');
    window.history.replaceState(null, '', '/');
  });
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('%s with %o presses the button whose shortcut it is', (key, held) => {
  type(key, held);
  expect(replay()).toEqual(['B']);
});

test('with single keys switched off, only shortcuts with a modifier work', () => {
  localStorage.setItem('aiclub-single-keys', 'off');
  type('/');
  type('k', { ctrlKey: true });
  expect(replay()).toEqual(['B']);
});

test('Ctrl+Shift+K is left to the browser', () => {
  type('K', { ctrlKey: true, shiftKey: true });
  expect(replay()).toEqual([]);
});

test('on a Mac, Ctrl+K is left to text editing', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15');
  type('k', { ctrlKey: true });
  expect(replay()).toEqual([]);
  agent.mockRestore();
});

test('Ctrl+K works in a field, but not within what it has opened', () => {
  const field = document.querySelector('input');
  if (field) type('k', { ctrlKey: true }, field);
  document.body.insertAdjacentHTML('beforeend', '<div popover><input id="inside"></div>');
  const inside = document.getElementById('inside');
  if (inside) type('k', { ctrlKey: true }, inside);
  expect(replay()).toEqual(['B']);
});

test('a slash in a field and other keys are no shortcuts', () => {
  const field = document.querySelector('input');
  if (field) type('/', {}, field);
  type('k');
  expect(replay()).toEqual([]);
});
