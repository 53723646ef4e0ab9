import { splitAtMatches } from './splitAtMatches';

/** A text with the places marked where the query occurs in it. */
export function Highlight({ text, needle }: { text: string; needle: string }) {
  let position = 0;
  return splitAtMatches(text, needle).map((part) => {
    position += part.text.length;
    return part.isMatch ? <mark key={position}>{part.text}</mark> : part.text;
  });
}
