import Button from '@mui/material/Button';
import { useId } from 'react';
import type { SortItem } from '@/features/learning/lessons/lesson';
import { Emphasized } from './Emphasized';
import { KeyCap } from './KeyCap';
import { Reply } from './Reply';

interface SortCardProps {
  card: SortItem;
  /** From 1. */
  number: number;
  count: number;
  groups: readonly string[];
  tried: readonly string[];
  showsKeys: boolean;
  onChoose: (group: string) => void;
}

/** The card that is to be sorted, and the groups it may go to. What was tried rests and keeps the focus. */
export function SortCard({ card, number, count, groups, tried, showsKeys, onChoose }: SortCardProps) {
  const cardId = useId();
  return (
    <div className="part">
      <p className="count">{`Card ${number} of ${count}`}</p>
      <p id={cardId} className="card">
        <Emphasized text={card.text} />
      </p>
      <div className="buttons" role="group" aria-labelledby={cardId}>
        {groups.map((group, index) => {
          const isTried = tried.includes(group);
          return (
            <Button key={group} variant="outlined" aria-disabled={isTried} onClick={() => onChoose(group)}>
              {group}
              {showsKeys && <KeyCap digit={index + 1} />}
            </Button>
          );
        })}
      </div>
      {tried.length > 0 && (
        <Reply isRight={false} verdict="Not this group." text={`${card.why} Try another one.`} />
      )}
    </div>
  );
}
