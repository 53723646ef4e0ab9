export interface Letter {
  to: string;
  subject: string;
  name: string;
  /** The address for the answer. */
  email: string;
  message: string;
}

/** Lines of a mail end in CRLF. A lone surrogate, left where a text was cut, cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'));

/** Browsers and mail programs silently cut or drop longer addresses. */
const longestAddress = 2000;

interface Mail {
  /** A `mailto:` address that opens the writer's mail program with the letter, or only its subject, filled in. */
  address: string;
  /** The letter, when it is too long for an address. */
  leftOut: string | null;
}

export function composeMail({ to, subject, name, email, message }: Letter): Mail {
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
  const address = `mailto:${to}?subject=${encode(subject)}`;
  const whole = `${address}&body=${encode(body)}`;
  return whole.length > longestAddress ? { address, leftOut: body } : { address: whole, leftOut: null };
}
