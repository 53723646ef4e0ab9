import { styled } from '@mui/material/styles';
import { squareBullet } from '@/ui/squareBullet';
import { factsInWords, type PlanItem } from './planParts';

const Answers = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': { listStyle: 'none', overflowWrap: 'anywhere' },
  '&[data-several] > li': squareBullet,
  '& .text': { whiteSpace: 'pre-wrap' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

function Answer({ item }: { item: PlanItem }) {
  if (item.kind === 'text') {
    return (
      <p className="text" dir="auto">
        {item.text}
      </p>
    );
  }
  const facts =
    item.kind === 'totals'
      ? item.totals
      : item.rows.map(({ label, cells }) => ({ label, value: factsInWords(cells) }));
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{`${label}:`}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the learner wrote for one part of the plan. */
export function PlanAnswers({ items }: { items: readonly PlanItem[] }) {
  return (
    <Answers data-several={items.length > 1 || undefined}>
      {items.map((item) => (
        <li key={item.blockId}>
          <Answer item={item} />
        </li>
      ))}
    </Answers>
  );
}
