import type { SafeStorage } from './safeStorage';

interface MailAnswer {
  error: { status?: number | undefined } | null;
}

/** The keys of links that are not followed yet: without its key, a mail's link does nothing. */
export interface LinkKeys {
  /**
   * Runs the exchange of a link's code. The client drops the key of the link after any failure; here it
   * stays until it is forgotten on purpose.
   */
  keepVerifiers: <Result>(exchange: () => Promise<Result>) => Promise<Result>;
  /**
   * Runs a call that asks for a mail. The client replaces the key of the link before by the new one's, and drops
   * it when the call fails. After a refusal the link before is still the one to follow, with its own key; where either
   * key may be the one, both stay.
   */
  requestMail: <Answer extends MailAnswer>(request: () => Promise<Answer>) => Promise<Answer>;
  /** Before a sign-in with a provider puts its own key in the place of a mail's, which may still be opened. */
  setMailKeyAside: () => void;
  /** For a link that the present key does not open. False if no other was set aside. */
  takeMailKeyBack: () => boolean;
  /** False where the browser refused to keep the key: its link does nothing once the page is left. */
  isVerifierKept: () => boolean;
  /** Removes the key of a link that has worked. */
  forgetVerifier: () => void;
}

/** How the client ends the names of these keys. */
const verifierSuffix = '-code-verifier';

/**
 * Of silence, and of what is wrong at the service, nobody knows what was done before. Where a reset mail comes too soon
 * after the last one (429), the service has begun its flow already, and the mail before leads to that.
 */
const hasDoneNothing = (status = 0): boolean => status >= 400 && status < 500 && status !== 429;

/** Beside the keys: whether the client's wish to remove one is to be ignored for now. */
export function createLinkKeys(
  storage: SafeStorage,
  sessionKey: string,
): { linkKeys: LinkKeys; isKept: (name: string) => boolean } {
  const verifierKey = `${sessionKey}${verifierSuffix}`;
  const mailKey = `${sessionKey}-mail${verifierSuffix}`;
  let calls = 0;
  const keepVerifiers: LinkKeys['keepVerifiers'] = async (call) => {
    calls += 1;
    try {
      return await call();
    } finally {
      calls -= 1;
    }
  };
  /** Which of two mails there is, is not known: the key of the one before is tried first, then the new one. */
  const keepBoth = (before: string) => {
    const asked = storage.getItem(verifierKey);
    if (asked !== null && asked !== before) storage.setItem(mailKey, asked);
    storage.setItem(verifierKey, before);
  };
  const restore = (before: string | null) => {
    if (before === null) storage.removeItem(verifierKey);
    else storage.setItem(verifierKey, before);
  };
  /** Leaves what opens the mail that can be followed now. `before` is the key from before this one was asked for. */
  const keepUsableKeys = (before: string | null, error: MailAnswer['error']) => {
    if (!error) storage.removeItem(mailKey);
    else if (hasDoneNothing(error.status)) restore(before);
    else if (before !== null) keepBoth(before);
  };
  const linkKeys: LinkKeys = {
    keepVerifiers,
    async requestMail(request) {
      const before = storage.getItem(verifierKey);
      // As long as no answer has come: an error without a status.
      let error: MailAnswer['error'] = {};
      try {
        const answer = await keepVerifiers(request);
        ({ error } = answer);
        return answer;
      } finally {
        keepUsableKeys(before, error);
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
    isVerifierKept: () => !storage.isTemporary(verifierKey),
    forgetVerifier() {
      storage.removeItem(verifierKey);
    },
  };
  return { linkKeys, isKept: (name) => calls > 0 && name === verifierKey };
}
