/** Letters of a search text that are repeated back. */
const longest = 100;

/** A text as it is repeated to whoever typed it: without spaces around it, and never endless. */
export function shortenText(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
