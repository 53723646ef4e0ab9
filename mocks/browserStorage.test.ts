import { closeClients, openClient } from '@mocks/contract/client';
import { emulator } from '@mocks/node';
import { keepInBrowser } from './browserStorage';
import { seedUsers } from './seedUsers';

const dataKey = 'auth-emulator';

/** Makes storage refuse every write until the returned function is called. */
function fillStorage(): () => void {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

beforeEach(() => {
  keepInBrowser(emulator);
});

afterEach(closeClients);

test('signing in while local storage is full keeps the session', async () => {
  await openClient({ persistSession: false }).auth.signInWithPassword(seedUsers.lena);
  const empty = fillStorage();
  const { auth } = openClient({ persistSession: false });
  await auth.signInWithPassword(seedUsers.ada);
  const { data, error } = await auth.getUser();
  empty();
  expect(error).toBeNull();
  expect(data.user?.email).toBe(seedUsers.ada.email);
});

test('changes made while local storage was full are stored once there is room', async () => {
  await openClient({ persistSession: false }).auth.signInWithPassword(seedUsers.lena);
  const empty = fillStorage();
  const { auth } = openClient({ persistSession: false });
  await auth.signInWithPassword(seedUsers.ada);
  empty();
  await openClient({ persistSession: false }).auth.signInWithPassword(seedUsers.carl);

  keepInBrowser(emulator);
  expect((await auth.getUser()).data.user?.email).toBe(seedUsers.ada.email);
});

test('once there is room, data stored by another tab replaces them', async () => {
  await openClient({ persistSession: false }).auth.signInWithPassword(seedUsers.lena);
  const fromElsewhere = localStorage.getItem(dataKey) ?? '';
  const empty = fillStorage();
  const { auth } = openClient({ persistSession: false });
  await auth.signInWithPassword(seedUsers.ada);
  empty();
  await openClient({ persistSession: false }).auth.signInWithPassword(seedUsers.carl);

  localStorage.setItem(dataKey, fromElsewhere);
  expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});
