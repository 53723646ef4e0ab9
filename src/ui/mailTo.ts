/** The address of a link that opens the reader's mail program with a subject filled in. */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
