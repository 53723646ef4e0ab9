/** Without the marks of emphasis, which a screen reader would read out. */
export const spoken = (text: string): string => text.replaceAll('*', '');

/** Punctuation by its name: "." alone would be drawn as a speck and read out as nothing. */
export function wordName(word: string): string {
  if (word === '.') return 'period';
  return word === ',' ? 'comma' : word;
}
