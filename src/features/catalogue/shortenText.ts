/** How many characters of a search text are shown back. */
const longest = 100;

/** A typed text as it is shown back: trimmed and shortened. */
export function shortenText(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('');
}
