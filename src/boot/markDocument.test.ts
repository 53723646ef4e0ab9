import { keepPendingLink } from '@/features/auth/redirects/pendingLink';
import { markDocument, showList } from './markDocument';

class NoObserver {
  observe(): void {}
}

beforeEach(() => {
  Object.assign(window, { PerformanceObserver: NoObserver });
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

const markedAt = (address: string): string[] => {
  window.history.replaceState(null, '', address);
  markDocument();
  return Object.keys(document.documentElement.dataset);
};

test.each([
  ['/courses?category=monetization', true],
  ['/courses?q=prompt', true],
  ['/courses?utm_source=mail&view=list', true],
  ['/courses', false],
  ['/courses?utm_source=mail', false],
  ['/pricing?q=prompt', false],
])('%s differs from the list that was served: %s', (address, isFiltered) => {
  expect(markedAt(address).includes('filtered')).toBe(isFiltered);
});

test.each([
  ['/login?enroll=90b728ae-ebae-58b6-a2eb-c77d707fbd55', null, ['reason']],
  ['/login', { usr: { from: '/dashboard', reason: 'protected' } }, ['reason']],
  ['/login', { usr: { from: '/course/1', enrollTitle: 'A course' } }, ['reason']],
  ['/login', { usr: { from: '/pricing' } }, []],
  ['/login', { usr: null }, []],
  ['/login', null, []],
  ['/login?plan=creator-pro', null, []],
  ['/signup?plan=creator-pro', null, ['plan']],
  ['/signup', null, []],
  ['/pricing?plan=creator-pro', { usr: { reason: 'protected' } }, []],
])('%s, with %j in history, reserves room above its form for %j', (address, state, marks) => {
  window.history.replaceState(state, '', address);
  markDocument();
  expect(Object.keys(document.documentElement.dataset)).toEqual(marks);
});

test('showing the right list removes the mark', () => {
  markedAt('/courses?q=prompt');
  showList();
  expect(document.documentElement.dataset['filtered']).toBeUndefined();
});

test('a stored session or an auth code in the address is known before the first paint', () => {
  expect(markedAt('/')).toEqual([]);
  expect(markedAt('/?code=SPRING25')).toEqual([]);
  expect(markedAt('/?code=5b2f3a7e-0000-4000-8000-000000000000')).toEqual(['session']);
  delete document.documentElement.dataset['session'];
  sessionStorage.setItem('sb-aiclub-auth-token', '{}');
  expect(markedAt('/')).toEqual(['session']);
});

test('a pending link kept over a reload is known before the first paint, on its own page only', () => {
  keepPendingLink({ code: 'abc', page: '/' });
  expect(markedAt('/pricing')).toEqual([]);
  expect(markedAt('/')).toEqual(['session']);
});

test('an unreadable storage marks nothing', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(markedAt('/')).toEqual([]);
  read.mockRestore();
});

test.each(['https://<project ref>.supabase.co', 'https://'])(
  'an invalid backend address "%s" marks nothing, so that the page can report it',
  (supabaseUrl) => {
    const right = { ...__APP_ENV__ };
    Object.assign(__APP_ENV__, { supabaseUrl });
    try {
      expect(markedAt('/')).toEqual([]);
    } finally {
      Object.assign(__APP_ENV__, right);
    }
  },
);
