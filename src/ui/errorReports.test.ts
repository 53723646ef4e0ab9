import { describeError, sendErrorReport, startErrorReports } from './errorReports';

const send = jest.fn<boolean, [string, string]>(() => true);
beforeEach(() => {
  send.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
});

function failure(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
}

const atIndex = '    at draw (https://aiclub.example/assets/index-Ab12Cd.js:3:1402)';

test('nothing is reported unless the build has an address for reports', () => {
  sendErrorReport(new Error('Nobody hears this'));
  expect(send).not.toHaveBeenCalled();
});

test('a report contains where an error is, not its message nor the user', () => {
  window.history.pushState({}, '', '/course/90b728ae?code=secret#token');
  const stack = `${atIndex}\n    at https://elsewhere.example/x.js:1:1`;
  expect(describeError(failure('ada@aiclub.example is no number', stack))).toEqual({
    name: 'TypeError',
    frames: ['index-Ab12Cd.js:3:1402'],
    page: '/course',
  });
  expect(describeError('ada@aiclub.example')).toEqual({ name: 'string', frames: [], page: '/course' });
});

describe('with an address', () => {
  beforeEach(() => startErrorReports('https://errors.example/report'));

  test('uncaught errors are sent, each once', () => {
    const error = failure('Broken', atIndex);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(send.mock.calls).toEqual([
      ['https://errors.example/report', expect.stringContaining('index-Ab12Cd.js:3:1402')],
    ]);
  });

  test('unhandled rejections are sent too', () => {
    const rejection = new Event('unhandledrejection');
    window.dispatchEvent(Object.assign(rejection, { reason: new RangeError('Too long') }));
    expect(send.mock.calls).toEqual([
      ['https://errors.example/report', expect.stringContaining('RangeError')],
    ]);
  });

  test('a page that fails repeatedly sends ten reports at most', () => {
    for (let line = 1; line <= 20; line += 1) {
      sendErrorReport(failure('Broken', `    at x (https://aiclub.example/assets/a-1.js:${line}:1)`));
    }
    expect(send).toHaveBeenCalledTimes(10);
  });
});
