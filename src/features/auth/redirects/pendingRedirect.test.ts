import {
  forgetPendingRedirects,
  readPendingRedirect,
  rememberForMail,
  rememberForProvider,
} from './pendingRedirect';

afterEach(() => {
  jest.useRealTimers();
});

test('a return target is kept until it is used', () => {
  rememberForMail({ from: '/pricing', enrollTitle: 'A course' }, 'ines@example.com');
  expect(readPendingRedirect('mailbox')).toEqual({
    email: 'ines@example.com',
    target: '/pricing',
    toEnroll: true,
  });
  forgetPendingRedirects();
  expect(readPendingRedirect('mailbox')).toBeUndefined();
});

test('a provider sign-in does not replace the return target of a mail', () => {
  rememberForMail({ from: '/pricing' }, 'ines@example.com');
  rememberForProvider({ from: '/about' }, { rememberMe: true });
  expect(readPendingRedirect('mailbox')?.target).toBe('/pricing');
  expect(readPendingRedirect('provider')?.target).toBe('/about');
});

test('a return target expires after a day', () => {
  jest.useFakeTimers();
  rememberForProvider({}, { rememberMe: true });
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(readPendingRedirect('provider')).toBeUndefined();
  expect(sessionStorage.getItem('aiclub-pending-provider')).toBeNull();
});

test('the return target of a provider sign-in is kept in its tab only', () => {
  rememberForProvider({ from: '/about' }, { rememberMe: true });
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(readPendingRedirect('provider')).toBeUndefined();
});

test.each(['hello', '[]', '{}', '{"until":"soon"}', '{"until":9e15}'])(
  'an invalid stored value is ignored: %s',
  (text) => {
    localStorage.setItem('aiclub-pending-redirect', text);
    expect(readPendingRedirect('mailbox')).toBeUndefined();
  },
);

test('a stored target off the site is ignored', () => {
  rememberForProvider({ from: '//evil.com' }, { rememberMe: true });
  expect(readPendingRedirect('provider')).toEqual({ endsWithTab: false });
});
