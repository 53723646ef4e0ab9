/**
 * A session was stored when the document was opened, or on its way. Known before the product runs, and to the
 * styles as `html[data-session="stored"]`; what happens to the session afterwards does not change it.
 */
export const isSessionMarked = (): boolean => document.documentElement.dataset['session'] === 'stored';

export function markSession(): void {
  document.documentElement.dataset['session'] = 'stored';
}
