import type { SafeStorage } from './safeStorage';

interface MailAnswer {
  error: { status?: number | undefined } | null;
}

/** The keys of links that are not followed yet: without its key, a mail's link does nothing. */
export interface LinkKeys {
  /**
   * Runs a call that asks for a mail. The client replaces the previous mail's key with the new one. After a refusal the
   * previous link is still good, so its key comes back. When nobody knows which mail was sent last, both keys stay.
   */
  requestMail: <Answer extends MailAnswer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Saves a mail's key before a sign-in with a provider overwrites it: the mail may still be opened. */
  setMailKeyAside: () => void;
  /** Brings back the saved key, for a link that the current key does not open. False if none was saved. */
  takeMailKeyBack: () => boolean;
  /** False if the browser refused to keep the key: the link stops working once the page is left. */
  isVerifierKept: () => boolean;
  /** Removes the key of a link that has worked. */
  forgetVerifier: () => void;
}

/** The client's names of these keys end like this. */
const verifierSuffix = '-code-verifier';

/**
 * Whether the service has certainly done nothing. Without an answer, or after a fault of the service, nobody knows. And
 * when a reset mail is refused as too early (429), the service has already started the new flow, to which the previous
 * mail now leads.
 */
const hasDoneNothing = (status = 0): boolean => status >= 400 && status < 500 && status !== 429;

/**
 * `isKept` says which entry the client must not remove: it would drop the key of a link after any failure, and with a
 * session that has ended. Here the key stays until its link has worked, another mail replaces it, or somebody logs out.
 */
export function createLinkKeys(
  storage: SafeStorage,
  sessionKey: string,
): { linkKeys: LinkKeys; isKept: (name: string) => boolean } {
  const verifierKey = `${sessionKey}${verifierSuffix}`;
  const mailKey = `${sessionKey}-mail${verifierSuffix}`;
  /** Nobody knows which of the two mails exists: the previous key is tried first, then the new one. */
  const keepBoth = (before: string) => {
    const asked = storage.getItem(verifierKey);
    if (asked !== null && asked !== before) storage.setItem(mailKey, asked);
    storage.setItem(verifierKey, before);
  };
  const restore = (before: string | null) => {
    if (before === null) storage.removeItem(verifierKey);
    else storage.setItem(verifierKey, before);
  };
  /** Keeps the keys that may still open a mail. `before` is the key from before this request. */
  const keepUsableKeys = (before: string | null, error: MailAnswer['error']) => {
    if (!error) storage.removeItem(mailKey);
    else if (hasDoneNothing(error.status)) restore(before);
    else if (before !== null) keepBoth(before);
  };
  const linkKeys: LinkKeys = {
    async requestMail(request) {
      const before = storage.getItem(verifierKey);
      // Until an answer comes: an error without a status.
      let error: MailAnswer['error'] = {};
      try {
        const answer = await request();
        ({ error } = answer);
        return answer;
      } finally {
        keepUsableKeys(before, error);
      }
    },
    setMailKeyAside() {
      const key = storage.getItem(verifierKey);
      // A second press would save the provider's key from the first one.
      if (key !== null && storage.getItem(mailKey) === null) storage.setItem(mailKey, key);
    },
    takeMailKeyBack() {
      const key = storage.getItem(mailKey);
      if (key === null) return false;
      storage.setItem(verifierKey, key);
      storage.removeItem(mailKey);
      return true;
    },
    isVerifierKept: () => !storage.isTemporary(verifierKey),
    forgetVerifier() {
      storage.removeItem(verifierKey);
    },
  };
  return { linkKeys, isKept: (name) => name === verifierKey };
}
