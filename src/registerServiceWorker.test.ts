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

test('it waits until nobody wants anything of the page', async () => {
  registerServiceWorker();
  expect(getRegistrations).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test('the worker of a demo that was published here before is removed first', async () => {
  const unregister = jest.fn(async () => true);
  const active = { scriptURL: 'https://aiclub.example/mockServiceWorker.js' };
  getRegistrations.mockResolvedValue([{ active, unregister }]);
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(unregister).toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('a browser that refuses is left alone', async () => {
  register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(1);
});

test('with Save-Data nothing is kept, because the copy is a download of everything', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  registerServiceWorker();
  await jest.runAllTimersAsync();
  expect(getRegistrations).not.toHaveBeenCalled();
});
