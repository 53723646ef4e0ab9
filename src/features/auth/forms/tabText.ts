/** A text that lasts as long as the tab; where the tab's storage is not available, as long as the page. */
function makeTabText(key: string) {
  const listeners = new Set<() => void>();
  let inMemory: string | null = null;

  const read = (): string | null => {
    try {
      return inMemory ?? sessionStorage.getItem(key);
    } catch {
      return inMemory;
    }
  };

  /** False unless the tab's storage took the text and gives it back. */
  const keep = (text: string | null): boolean => {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      return sessionStorage.getItem(key) === text;
    } catch {
      return false;
    }
  };

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

/** What was typed is for nobody else who uses the tab. */
export function forgetTyped(): void {
  draftText.write(null);
  letterText.write(null);
}
