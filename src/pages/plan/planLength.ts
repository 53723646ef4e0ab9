import type { PlanItem, PlanPart } from '@/features/learning/blocks/planParts';

/** How many characters fit on a printed page in the usual size, and in the next smaller one. */
const room = { usual: 1500, long: 3000 } as const;

/** The room that a part or a separate line takes, in characters. */
const line = 60;

function lengthOf(item: PlanItem): number {
  if (item.kind === 'text') return item.text.length + line * item.text.split('\n').length;
  if (item.kind === 'totals') return line * item.totals.length;
  const cells = item.rows.flatMap((row) => row.cells);
  return (
    line * item.rows.length + cells.reduce((sum, { label, value }) => sum + label.length + value.length, 0)
  );
}

/** The size in which a plan fits on one printed page. */
export function planLength(parts: readonly Pick<PlanPart, 'items'>[]): 'usual' | 'long' | 'endless' {
  const total = parts
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + lengthOf(item), line * parts.length);
  if (total <= room.usual) return 'usual';
  return total <= room.long ? 'long' : 'endless';
}
