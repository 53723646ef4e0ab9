/** Counts the n-grams of one length in a text whose ends are marked. */
function countParts(text: string, length: number): Map<string, number> {
  const marked = `-${text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s,]/gu, '')}-`;
  const counts = new Map<string, number>();
  for (let i = 0; i + length <= marked.length; i += 1) {
    const part = marked.slice(i, i + length);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[right.length] ?? 0;
}

function likeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - editDistance(left, right) / longest;
}

/**
 * The name most similar to a text, as the server's fuzzy set finds it: among those that share a trigram or else a
 * bigram. Null if none is similar enough.
 */
export function closestName(text: string, names: readonly string[], least: number): string | null {
  const key = text.toLowerCase();
  const exact = names.find((name) => name.toLowerCase() === key);
  if (exact !== undefined) return exact;
  for (const length of [3, 2]) {
    const parts = countParts(key, length);
    const matches = names
      .filter((name) => [...countParts(name, length).keys()].some((part) => parts.has(part)))
      .map((name) => ({ name, score: likeness(key, name.toLowerCase()) }))
      .filter(({ score }) => score >= least)
      .toSorted((left, right) => right.score - left.score);
    const [best] = matches;
    if (best) return best.name;
  }
  return null;
}
