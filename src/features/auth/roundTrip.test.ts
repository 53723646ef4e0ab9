import { readTrip, rememberTrip, takeTrip } from './roundTrip';

afterEach(() => {
  jest.useRealTimers();
});

test('what was remembered for the way back is used once', () => {
  rememberTrip(
    { purpose: 'confirmation', email: 'ines@example.com' },
    { from: '/pricing', enrollTitle: 'A course' },
  );
  expect(takeTrip()).toEqual({
    purpose: 'confirmation',
    email: 'ines@example.com',
    target: '/pricing',
    toEnroll: true,
  });
  expect(takeTrip()).toBeUndefined();
});

test('it is forgotten after a day', () => {
  jest.useFakeTimers();
  rememberTrip({ purpose: 'provider' });
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(readTrip()).toBeUndefined();
});

test.each(['hello', '[]', '{}', '{"purpose":"other","until":9e15}', '{"purpose":"provider","until":9e15}'])(
  'what someone else wrote there is not read: %s',
  (text) => {
    localStorage.setItem('aiclub-round-trip', text);
    expect(readTrip()).toBeUndefined();
  },
);

test('a target that leads off the site is not read', () => {
  rememberTrip({ purpose: 'provider' }, { from: '//evil.com' });
  expect(readTrip()).toEqual({ purpose: 'provider' });
});
