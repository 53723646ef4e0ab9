/**
 * The form in which texts are compared: without case, accents or doubled spaces, so "brandao" finds
 * Brandão however it was typed. Marks go before lower-casing, because "İ" lower-cases to two characters.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
