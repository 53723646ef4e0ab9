import { forgetPendingRedirects, readPendingRedirect, rememberRedirect } from './pendingRedirect';

afterEach(() => {
  jest.useRealTimers();
});

test('what was remembered for the way back is there until it is used', () => {
  rememberRedirect('mailbox', { from: '/pricing', enrollTitle: 'A course' }, { email: 'ines@example.com' });
  expect(readPendingRedirect('mailbox')).toEqual({
    email: 'ines@example.com',
    target: '/pricing',
    toEnroll: true,
  });
  forgetPendingRedirects();
  expect(readPendingRedirect('mailbox')).toBeUndefined();
});

test('a sign-in with a provider takes nothing from what waits for a mail', () => {
  rememberRedirect('mailbox', { from: '/pricing' });
  rememberRedirect('provider', { from: '/about' });
  expect(readPendingRedirect('mailbox')?.target).toBe('/pricing');
  expect(readPendingRedirect('provider')?.target).toBe('/about');
});

test('it is forgotten after a day', () => {
  jest.useFakeTimers();
  rememberRedirect('provider');
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(readPendingRedirect('provider')).toBeUndefined();
  expect(sessionStorage.getItem('aiclub-pending-provider')).toBeNull();
});

test('a way to a provider is remembered in its tab alone, to which the provider leads back', () => {
  rememberRedirect('provider', { from: '/about' });
  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(readPendingRedirect('provider')).toBeUndefined();
});

test.each(['hello', '[]', '{}', '{"until":"soon"}', '{"until":9e15}'])(
  'what someone else wrote there is not read: %s',
  (text) => {
    localStorage.setItem('aiclub-pending-redirect', text);
    expect(readPendingRedirect('mailbox')).toBeUndefined();
  },
);

test('a target that leads off the site is not read', () => {
  rememberRedirect('provider', { from: '//evil.com' });
  expect(readPendingRedirect('provider')).toEqual({});
});
