const marked = /\*([^*]+)\*/u;

/** Emphasizes words between asterisks, as in "the *quiet* costs". */
export function Emphasized({ text }: { text: string }) {
  return text
    .split(marked)
    .map((part, index) => (index % 2 === 0 ? part : <strong key={`${index} ${part}`}>{part}</strong>));
}
