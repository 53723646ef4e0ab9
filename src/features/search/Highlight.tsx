import { splitAtMatches } from './splitAtMatches';

/** A text with the occurrences of the query marked. */
export function Highlight({ text, needle }: { text: string; needle: string }) {
  let position = 0;
  const parts = splitAtMatches(text, needle).map((part) => {
    position += part.text.length;
    return part.isMatch ? <mark key={position}>{part.text}</mark> : part.text;
  });
  // The key keeps React from splitting texts that the browser has translated.
  return <span key={`${needle} ${text}`}>{parts}</span>;
}
