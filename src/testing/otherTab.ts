import { fireEvent } from '@testing-library/react';
import type { SeedUser } from '@mocks/seedUsers';
import { renderAt } from './renderAt';

const key = 'sb-aiclub-auth-token';

/** A session of somebody, as another tab would store it. */
export async function sessionOf(seedUser: SeedUser): Promise<string> {
  const before = localStorage.getItem(key);
  const visit = await renderAt('/terms', { as: seedUser });
  visit.view.unmount();
  const session = localStorage.getItem(key) ?? '';
  if (before === null) localStorage.removeItem(key);
  else localStorage.setItem(key, before);
  return session;
}

/** Stores a session as another tab would, and fires the storage event that this tab gets. */
export function signInElsewhere(session: string) {
  localStorage.setItem(key, session);
  fireEvent(window, new StorageEvent('storage', { key, newValue: session }));
}
