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

/** A `mailto:` address that opens the reader's mail program with the letter filled in. */
export function composeMail({ to, subject, name, email, message }: Letter): string {
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
