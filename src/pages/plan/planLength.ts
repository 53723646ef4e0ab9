/** How many characters a plan may have to be printed in the usual size, and in the next smaller one. */
const room = { usual: 1500, long: 3000 } as const;

/** How small a plan has to be set on paper. Every part also takes the room of a line or two of its own. */
export function planLength(texts: readonly string[]): 'usual' | 'long' | 'endless' {
  const total = texts.reduce((sum, text) => sum + text.length + 60, 0);
  if (total <= room.usual) return 'usual';
  return total <= room.long ? 'long' : 'endless';
}
