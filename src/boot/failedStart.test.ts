import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { server } from '@mocks/node';
import { watchStart } from './failedStart';

const missing = new TypeError('Failed to fetch dynamically imported module');

/** After a recent reload there is no second one. */
const hasReloaded = () => sessionStorage.setItem('reloaded-at', String(Date.now()));

const reported = jest.fn();

beforeEach(() => {
  Object.assign(window, { reportError: reported });
  reported.mockClear();
  document.body.replaceChildren();
  document.documentElement.dataset['filtered'] = '';
});

test('a served page stays, says that it could not start, and offers a reload', () => {
  document.body.innerHTML = '<div id="root"><h1>About</h1></div>';
  hasReloaded();
  watchStart().fail(missing);
  expect(document.querySelector('h1')).toHaveTextContent('About');
  const alert = document.querySelector('[role="alert"]');
  expect(alert).toHaveTextContent(
    'AI Club could not start. Reload the page. Your account and your courses are safe.',
  );
  expect(alert?.querySelector('button')).toHaveTextContent('Reload');
  expect(reported).toHaveBeenCalledWith(missing);
});

test('an empty page shows the same sentence under a heading', () => {
  document.body.innerHTML = '<div id="root"></div>';
  hasReloaded();
  watchStart().fail(missing);
  expect(document.querySelector('main h1')).toHaveTextContent('AI Club could not start.');
  expect(document.querySelector('main button')).toHaveTextContent('Reload');
});

test('a second failure shows no second message', () => {
  document.body.innerHTML = '<div id="root"><h1>About</h1></div>';
  hasReloaded();
  const { fail } = watchStart();
  fail(missing);
  fail(missing);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('without a network the page says that it starts once online', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = '<div id="root"></div>';
  watchStart().fail(missing);
  expect(document.querySelector('main')).toHaveTextContent('It starts when you are back online.');
  online.mockRestore();
});

test('a filtered list that was hidden until the start is shown as served', () => {
  document.body.innerHTML = '<div id="root"><h1>Courses</h1></div>';
  hasReloaded();
  watchStart().fail(missing);
  expect(document.documentElement).not.toHaveAttribute('data-filtered');
});

test('a page that is being left shows no message until ten seconds have passed', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="root"><h1>About</h1></div>';
  const { fail } = watchStart();
  window.dispatchEvent(new Event('beforeunload'));
  fail(missing);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  jest.useRealTimers();
});

test('when the full storage cannot note a reload, the page shows the message instead', () => {
  document.body.innerHTML = '<div id="root"><h1>About</h1></div>';
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  watchStart().fail(missing);
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('AI Club could not start.');
  write.mockRestore();
});

/** A missing script. A request for it past the cache stays unanswered until `answer` is called. */
function holdMissing(): { name: string; asked: string[]; answer: () => void } {
  const assets = `${window.location.origin}/assets`;
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      { name: `${assets}/gone-1.js`, responseStatus: 404 },
      { name: `${assets}/here-1.js`, responseStatus: 200 },
      { name: `${window.location.origin}/supabase/auth/v1/user`, responseStatus: 404 },
    ].map((entry) => ({ ...entry, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => entry })),
  );
  server.use(
    http.get('*', async ({ request }) => {
      asked.push(`${request.cache} ${request.url}`);
      await answered;
      return new HttpResponse('');
    }),
  );
  return { name: `${assets}/gone-1.js`, asked, answer };
}

/** Resolves on a reload, of which jsdom reports that it cannot do it. */
const whenReloaded = () =>
  new Promise((resolve) => {
    jest.spyOn(console, 'error').mockImplementation(resolve);
  });

test('a script that the browser cached as missing is requested past the cache before the reload', async () => {
  const { name, asked, answer } = holdMissing();
  const reloaded = whenReloaded();
  answer();
  watchStart().fail(missing);
  await reloaded;
  expect(asked).toEqual([`reload ${name}`]);
});

test('with typed text the page shows the message instead of reloading, also once it is online again', () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue().mockClear();
  document.body.innerHTML = '<div id="root"><input value="" /></div>';
  const field = document.querySelector('input');
  if (field) field.value = 'ines@mail.example';
  watchStart().fail(missing);
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('AI Club could not start.');
  window.dispatchEvent(new Event('online'));
  expect(field).toHaveValue('ines@mail.example');
  expect(complaint).not.toHaveBeenCalled();
});

test('a page with an untouched form reloads by itself', async () => {
  document.body.innerHTML =
    '<div id="root"><input name="email" value="" /><input type="checkbox" name="remember" checked /></div>';
  const reloaded = whenReloaded();
  watchStart().fail(missing);
  await reloaded;
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('following a link cancels a pending reload', async () => {
  const { name, asked, answer } = holdMissing();
  const complaint = jest.spyOn(console, 'error').mockReturnValue().mockClear();
  watchStart().fail(missing);
  await waitFor(() => expect(asked).toHaveLength(1));
  window.dispatchEvent(new Event('beforeunload'));
  answer();
  await fetch(name);
  expect(complaint).not.toHaveBeenCalled();
});
