/** Without the marks of emphasis, which a screen reader would read out. */
export const spoken = (text: string): string => text.replaceAll('*', '');

/** Names punctuation: "." alone would look like a speck and not be read out. */
export function wordName(word: string): string {
  if (word === '.') return 'period';
  return word === ',' ? 'comma' : word;
}
