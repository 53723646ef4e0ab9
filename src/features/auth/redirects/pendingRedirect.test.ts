import { readPendingRedirect, rememberRedirect, takePendingRedirect } from './pendingRedirect';

afterEach(() => {
  jest.useRealTimers();
});

test('what was remembered for the way back is used once', () => {
  rememberRedirect(
    { purpose: 'confirmation', email: 'ines@example.com' },
    { from: '/pricing', enrollTitle: 'A course' },
  );
  expect(takePendingRedirect()).toEqual({
    purpose: 'confirmation',
    email: 'ines@example.com',
    target: '/pricing',
    toEnroll: true,
  });
  expect(takePendingRedirect()).toBeUndefined();
});

test('it is forgotten after a day', () => {
  jest.useFakeTimers();
  rememberRedirect({ purpose: 'provider' });
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(readPendingRedirect()).toBeUndefined();
});

test.each(['hello', '[]', '{}', '{"purpose":"other","until":9e15}', '{"purpose":"provider","until":9e15}'])(
  'what someone else wrote there is not read: %s',
  (text) => {
    localStorage.setItem('aiclub-pending-redirect', text);
    expect(readPendingRedirect()).toBeUndefined();
  },
);

test('a target that leads off the site is not read', () => {
  rememberRedirect({ purpose: 'provider' }, { from: '//evil.com' });
  expect(readPendingRedirect()).toEqual({ purpose: 'provider' });
});
