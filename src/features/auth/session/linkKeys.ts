import type { ClientStorage } from './safeStorage';

/** The keys of links that are not followed yet: without its key, a mail's link does nothing. */
export interface LinkKeys {
  /**
   * Runs the exchange of a link's code. The client drops the key of the link after any failure; here it
   * stays until it is forgotten on purpose.
   */
  keepVerifiers: <Result>(exchange: () => Promise<Result>) => Promise<Result>;
  /**
   * Runs a call that asks for a mail. The client replaces the key of the link before by the new one's, and drops
   * it when the call fails; then no mail was sent, and the link before is still the one to follow.
   */
  requestMail: <Answer extends { error: unknown }>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Before a sign-in with a provider puts its own key in the place of a mail's, which may still be opened. */
  setMailKeyAside: () => void;
  /** For a link that the present key does not open. False if no other was set aside. */
  takeMailKeyBack: () => boolean;
  /** Removes the key of a link that has worked. */
  forgetVerifier: () => void;
}

/** How the client ends the names of these keys. */
const verifierSuffix = '-code-verifier';

/** Beside the keys: whether the client's wish to remove one is to be ignored for now. */
export function createLinkKeys(
  storage: ClientStorage,
  sessionKey: string,
): { linkKeys: LinkKeys; isKept: (name: string) => boolean } {
  const verifierKey = `${sessionKey}${verifierSuffix}`;
  const mailKey = `${sessionKey}-mail${verifierSuffix}`;
  let exchanges = 0;
  const linkKeys: LinkKeys = {
    async keepVerifiers(exchange) {
      exchanges += 1;
      try {
        return await exchange();
      } finally {
        exchanges -= 1;
      }
    },
    async requestMail(request) {
      const before = storage.getItem(verifierKey);
      let isSent = false;
      try {
        const answer = await request();
        isSent = !answer.error;
        return answer;
      } finally {
        if (isSent) storage.removeItem(mailKey);
        else if (before !== null) storage.setItem(verifierKey, before);
      }
    },
    setMailKeyAside() {
      const key = storage.getItem(verifierKey);
      // A second press would set aside what the first has put there.
      if (key !== null && storage.getItem(mailKey) === null) storage.setItem(mailKey, key);
    },
    takeMailKeyBack() {
      const key = storage.getItem(mailKey);
      if (key === null) return false;
      storage.setItem(verifierKey, key);
      storage.removeItem(mailKey);
      return true;
    },
    forgetVerifier() {
      storage.removeItem(verifierKey);
    },
  };
  return { linkKeys, isKept: (name) => exchanges > 0 && name.endsWith(verifierSuffix) };
}
