import { registerServiceWorker } from './registerServiceWorker';

const register = jest.fn<Promise<void>, [string]>();
const getRegistrations = jest.fn<Promise<unknown[]>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  register.mockReset().mockResolvedValue(undefined);
  getRegistrations.mockReset().mockResolvedValue([]);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, getRegistrations },
    configurable: true,
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

/** As after a visit to a demo at this address. */
function registerDemo() {
  const unregister = jest.fn(async () => true);
  const active = { scriptURL: 'https://aiclub.example/mockServiceWorker.js' };
  getRegistrations.mockResolvedValue([{ active, unregister }]);
  return unregister;
}

test('registration waits until the page is idle', async () => {
  registerServiceWorker();
  expect(getRegistrations).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test('the worker of an earlier demo is unregistered, and no other is registered yet', async () => {
  const unregister = registerDemo();
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(unregister).toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('a browser that refuses the registration causes no error', async () => {
  register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(1);
});

test('with Save-Data no worker is registered, because it would download the whole site', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

test('with Save-Data, too, the worker of an earlier demo is unregistered', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const unregister = registerDemo();
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(unregister).toHaveBeenCalled();
});
