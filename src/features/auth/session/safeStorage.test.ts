import { createSafeStorage } from './safeStorage';

const key = 'sb-abc-auth-token';
const sessionText = (accessToken: string) =>
  JSON.stringify({
    access_token: accessToken,
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    token_type: 'bearer',
    user: { id: 'u1' },
  });

const open = () =>
  createSafeStorage(
    key,
    () => localStorage,
    () => sessionStorage,
  );

afterEach(() => {
  jest.restoreAllMocks();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a remembered session is stored on the device', () => {
  const storage = open();
  storage.setPersistence(true);
  storage.setItem(key, sessionText('one'));
  expect(localStorage.getItem(key)).not.toBeNull();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a session that is not remembered is stored in the tab, also when it is refreshed after a reload', () => {
  const storage = open();
  storage.setPersistence(false);
  storage.setItem(key, sessionText('one'));
  expect(localStorage.getItem(key)).toBeNull();
  const afterReload = open();
  afterReload.setItem(key, sessionText('two'));
  expect(localStorage.getItem(key)).toBeNull();
  expect(afterReload.readSession()?.access_token).toBe('two');
});

test("refreshing or ending a tab's session leaves another tab's session on the device", () => {
  const storage = open();
  storage.setPersistence(false);
  storage.setItem(key, sessionText('mine'));
  localStorage.setItem(key, sessionText('of another tab'));
  storage.setItem(key, sessionText('mine, renewed'));
  expect(storage.readSession()?.access_token).toBe('mine, renewed');
  expect(localStorage.getItem(key)).toBe(sessionText('of another tab'));
  storage.removeItem(key);
  expect(storage.readSession()?.access_token).toBe('of another tab');
});

test('a Remember me choice ends with its session and does not apply to the next', () => {
  const storage = open();
  storage.setPersistence(false);
  storage.setItem(key, sessionText('mine'));
  storage.removeItem(key);
  localStorage.setItem(key, sessionText('of another tab'));
  storage.setItem(key, sessionText('of another tab, renewed'));
  expect(localStorage.getItem(key)).toBe(sessionText('of another tab, renewed'));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a Remember me choice survives the end of an earlier session until the new one is stored', () => {
  localStorage.setItem(key, sessionText('expired'));
  const storage = open();
  storage.setPersistence(false);
  storage.removeItem(key);
  storage.setItem(key, sessionText('new'));
  expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem(key)).not.toBeNull();
});

test("a choice that was taken back does not apply to another tab's session", () => {
  const storage = open();
  const takeBack = storage.setPersistence(false);
  takeBack();
  localStorage.setItem(key, sessionText("another tab's"));
  storage.setItem(key, sessionText('refreshed'));
  expect(localStorage.getItem(key)).toBe(sessionText('refreshed'));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('taking back a choice keeps a later one', () => {
  const storage = open();
  const takeBack = storage.setPersistence(false);
  storage.setPersistence(false);
  takeBack();
  storage.setItem(key, sessionText('one'));
  expect(localStorage.getItem(key)).toBeNull();
});

test("dropping the tab's session drops its choice", () => {
  const storage = open();
  storage.setPersistence(false);
  storage.setItem(key, sessionText('one'));
  storage.dropFromTab();
  localStorage.setItem(key, sessionText("another tab's"));
  storage.setItem(key, sessionText('refreshed'));
  expect(localStorage.getItem(key)).toBe(sessionText('refreshed'));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('the verifier of a mail link is kept on the device, because the mail may open in another tab', () => {
  const storage = open();
  storage.setPersistence(false);
  storage.setItem(`${key}-code-verifier`, 'verifier');
  expect(localStorage.getItem(`${key}-code-verifier`)).toBe('verifier');
});

test('a purge removes the session and everything that belongs to it, and nothing else', () => {
  const storage = open();
  localStorage.setItem('theme', 'dark');
  localStorage.setItem(key, sessionText('one'));
  localStorage.setItem(`${key}-code-verifier`, 'x');
  localStorage.setItem(`${key}-flows-code-verifier`, 'x');
  sessionStorage.setItem(key, sessionText('two'));
  storage.purge();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  ['throws on access', () => createSafeStorage(key, refuse, refuse)],
  [
    'is null',
    () =>
      createSafeStorage(
        key,
        () => null,
        () => null,
      ),
  ],
  [
    'is missing',
    () =>
      createSafeStorage(
        key,
        () => undefined,
        () => undefined,
      ),
  ],
])('a browser whose storage %s keeps the session in memory', (_name, openBroken) => {
  const storage = openBroken();
  storage.setItem(key, sessionText('one'));
  expect(storage.readSession()?.access_token).toBe('one');
  expect(storage.isTemporary()).toBe(true);
  storage.removeItem(key);
  expect(storage.readSession()).toBeUndefined();
  storage.purge();
  expect(storage.isTemporary()).toBe(false);
});

test('a full storage keeps the new session in memory and ignores the old one', () => {
  localStorage.setItem(key, sessionText('old'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const storage = open();
  storage.setItem(key, sessionText('new'));
  expect(storage.readSession()?.access_token).toBe('new');
  expect(storage.isTemporary()).toBe(true);
});

test('an unreadable storage is treated as empty', () => {
  localStorage.setItem(key, sessionText('one'));
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(open().getItem(key)).toBeNull();
});

test('a writable but unreadable storage keeps the session in memory', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const storage = open();
  storage.setItem(key, sessionText('one'));
  expect(storage.readSession()?.access_token).toBe('one');
  expect(storage.isTemporary()).toBe(true);
});

test('a new session is used although the browser refuses to remove the one in the other place', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  sessionStorage.setItem(key, sessionText('of the tab'));
  const onDevice = open();
  onDevice.setPersistence(true);
  onDevice.setItem(key, sessionText('new'));
  expect(onDevice.readSession()?.access_token).toBe('new');
});

test('a session that the browser refuses to remove is ignored', () => {
  localStorage.setItem(key, sessionText('one'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const storage = open();
  storage.purge();
  expect(storage.readSession()).toBeUndefined();
});

test('the client does not see a malformed session', () => {
  localStorage.setItem(key, '{"access_token":"a"}');
  expect(open().getItem(key)).toBeNull();
});

test('a session with an impossible time reaches the client as expired', () => {
  localStorage.setItem(key, sessionText('one').replace(/"expires_at":\d+/, '"expires_at":"soon"'));
  expect(JSON.parse(open().getItem(key) ?? '')).toMatchObject({ access_token: 'one', expires_at: 1 });
});
