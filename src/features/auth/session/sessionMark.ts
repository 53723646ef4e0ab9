/**
 * Whether a session was stored, or a link was about to bring one, when the document was opened. Known before the product
 * runs; styles see it as `html[data-session="stored"]`. It stays as it is whatever happens to the session later.
 */
export const isSessionMarked = (): boolean => document.documentElement.dataset['session'] === 'stored';

export function markSession(): void {
  document.documentElement.dataset['session'] = 'stored';
}
