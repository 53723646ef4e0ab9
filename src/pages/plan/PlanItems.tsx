import type { PlanFact, PlanItem } from '@/features/learning/blocks/planParts';

const spell = (facts: readonly PlanFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join(', ');

function Answer({ item }: { item: PlanItem }) {
  if (item.kind === 'text') return item.text;
  if (item.kind === 'totals') {
    return item.totals.map(({ label, value }) => (
      <span key={label} className="fact">
        {label}: <b>{value}</b>
      </span>
    ));
  }
  return item.rows.map(({ label, cells }, index) => (
    <span key={`${label} ${index}`} className="fact">
      {label !== '' && <b>{label}. </b>}
      {spell(cells)}
    </span>
  ));
}

/** The answers of one part: a list, unless it is one. */
export function PlanItems({ items }: { items: readonly PlanItem[] }) {
  const [first, ...others] = items;
  if (first && others.length === 0) return <Answer item={first} />;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.blockId}>
          <Answer item={item} />
        </li>
      ))}
    </ul>
  );
}
