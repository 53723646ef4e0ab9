/** Who is signed in, according to the header and to the two storages. */
export interface Account {
  isMember: boolean;
  isGuest: boolean;
  /** The address in the stored session, if there is one. */
  stored: string | undefined;
}

function emailIn(storage: Storage, key: string): string | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const session: unknown = JSON.parse(text);
  const user: unknown = typeof session === 'object' && session !== null && Reflect.get(session, 'user');
  const email: unknown = typeof user === 'object' && user !== null && Reflect.get(user, 'email');
  return typeof email === 'string' ? email : undefined;
}

export function readAccount(sessionKey: string): Account {
  const header = document.querySelector('header');
  return {
    isMember: Boolean(header?.querySelector('[aria-label="Account menu"]')),
    isGuest: Boolean(header?.querySelector('a[href="/login"]')),
    // A session of this tab takes precedence over the device's.
    stored: emailIn(sessionStorage, sessionKey) ?? emailIn(localStorage, sessionKey),
  };
}
