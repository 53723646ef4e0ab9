import { isRecord, parseJson } from '@/ui/readUnknown';

/** Changes the session that an earlier page has left in storage, as time or another tab would have. */
export function changeStoredSession(key: string, changes: object): void {
  const stored = parseJson(localStorage.getItem(key) ?? '');
  if (!isRecord(stored)) throw new Error(`no session is stored under ${key}`);
  localStorage.setItem(key, JSON.stringify({ ...stored, ...changes }));
}
