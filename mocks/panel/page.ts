/** What the panel needs of the page it is in. */
export interface Page {
  address: () => string;
  go: (address: string) => void;
  reload: () => void;
  copy: (text: string) => Promise<void>;
}

export const thisPage: Page = {
  address: () => window.location.href,
  go: (address) => {
    window.location.assign(address);
  },
  reload: () => {
    window.location.reload();
  },
  copy: (text) => navigator.clipboard.writeText(text),
};

/** Where a client of this address keeps its session. */
function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
}

/** Stores a session where the app's client finds it on the next load; null removes it. */
export function storeSession(supabaseUrl: string, text: string | null): void {
  const key = sessionKey(supabaseUrl);
  window.sessionStorage.removeItem(key);
  if (text === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, text);
}
