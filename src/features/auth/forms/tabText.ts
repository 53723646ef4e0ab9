import { tryStorage } from '@/ui/tryStorage';

/** A text that lasts as long as the tab; where the tab's storage is not available, as long as the page. */
function makeTabText(key: string) {
  const listeners = new Set<() => void>();
  let inMemory: string | null = null;

  const read = (): string | null => inMemory ?? tryStorage(() => sessionStorage.getItem(key)) ?? null;

  /** True only if the tab's storage took the text and gives it back. */
  const keep = (text: string | null): boolean | undefined =>
    tryStorage(() => {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      return sessionStorage.getItem(key) === text;
    });

  return {
    read,
    write: (text: string | null): void => {
      inMemory = keep(text) ? null : text;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What is typed into the sign-in and sign-up forms. */
export const draftText = makeTabText('aiclub-draft');
/** What is written to us. */
export const letterText = makeTabText('aiclub-letter');

/** Whose session this tab knew last: a session may also end, or pass to another account, while no page is open. */
const memberText = makeTabText('aiclub-typed-by');

/** Nobody else who uses this tab may see what was typed. */
export function forgetTyped(): void {
  draftText.write(null);
  letterText.write(null);
  memberText.write(null);
}

/** Whether what is typed here is a member's, and is lost when another signs in. */
export const isTypedByMember = (): boolean => memberText.read() !== null;

/** Read without valibot, because every page loads this. */
const isLetterBegun = (): boolean => /"(name|email|message)":"[^"]/.test(letterText.read() ?? '');

/**
 * Makes what is typed in this tab that of who is signed in now; null for nobody. What one member has typed is forgotten when
 * they change; what a visitor has typed stays for the member who signs in. True if a letter was lost.
 */
export function changeTabOwner(id: string | null): boolean {
  const before = memberText.read();
  if (before === id) return false;
  const isLetterLost = before !== null && isLetterBegun();
  if (before !== null) forgetTyped();
  if (id !== null) memberText.write(id);
  return isLetterLost;
}
