import { splitAtMatches } from './splitAtMatches';

interface HighlightProps {
  text: string;
  needle: string;
}

function Parts({ text, needle }: HighlightProps) {
  let position = 0;
  return splitAtMatches(text, needle).map((part) => {
    position += part.text.length;
    return part.isMatch ? <mark key={position}>{part.text}</mark> : part.text;
  });
}

/** A text with the occurrences of the query marked. */
export function Highlight({ text, needle }: HighlightProps) {
  return (
    // Keyed for translated pages, see `ChangingText`.
    <span key={`${needle} ${text}`}>
      <Parts text={text} needle={needle} />
    </span>
  );
}
