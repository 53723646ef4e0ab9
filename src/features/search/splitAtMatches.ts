import { foldText } from '@/features/catalogue/foldText';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the occurrences of the query, comparing as search does but keeping the text's own spelling. */
export function splitAtMatches(text: string, query: string): TextPart[] {
  const wanted = foldText(query);
  if (!wanted) return [{ text, isMatch: false }];
  // A letter may fold to none or several, so each folded letter keeps its position in the text.
  let folded = '';
  const origins: number[] = [];
  let position = 0;
  for (const letter of text) {
    const plain = /\s/.test(letter) ? ' ' : foldText(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i++) origins.push(position);
    position += letter.length;
  }
  const startOf = (index: number): number => origins[index] ?? text.length;
  const parts: TextPart[] = [];
  let end = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = startOf(at);
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    end = Math.max(end, startOf(at + wanted.length));
    parts.push({ text: text.slice(start, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
