/**
 * The form in which texts are compared: without case, accents or doubled spaces and with the keyboard's hyphen, so
 * "brandao" finds Brandão however it was typed. Marks are removed first, because "İ" lower-cases to two characters.
 */
export function foldText(text: string): string {
  const isPlain = /^[ -~]*$/.test(text);
  const withoutMarks = isPlain
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('\u2010', '-');
  return withoutMarks.toLowerCase().replace(/\s+/g, ' ').trim();
}
