export interface Letter {
  to: string;
  subject: string;
  name: string;
  /** Where the answer should go. */
  email: string;
  message: string;
}

/** Mail wants both characters at the end of a line. Half a character, of a text that was cut, cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'));

/** Browsers and mail programs cut or drop longer addresses, and say nothing of it. */
const longestAddress = 2000;

interface Mail {
  /** A `mailto:` address that opens the writer's mail program with the letter, or its subject alone, filled in. */
  address: string;
  /** The letter, where it is too long for an address. */
  leftOut: string | null;
}

export function composeMail({ to, subject, name, email, message }: Letter): Mail {
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
  const address = `mailto:${to}?subject=${encode(subject)}`;
  const whole = `${address}&body=${encode(body)}`;
  return whole.length > longestAddress ? { address, leftOut: body } : { address: whole, leftOut: null };
}
