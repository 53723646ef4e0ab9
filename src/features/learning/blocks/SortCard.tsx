import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import type { SortItem } from '@/features/learning/lessons/lesson';
import { Emphasized } from './Emphasized';
import { KeyCap } from './KeyCap';

interface SortCardProps {
  card: SortItem;
  /** All cards of the exercise. */
  items: readonly SortItem[];
  /** From 1. */
  number: number;
  groups: readonly string[];
  tried: readonly string[];
  showsKeys: boolean;
  onChoose: (group: string) => void;
  /** The reply to the last choice, placed where it does not move the buttons. */
  reply: ReactNode;
}

/** The card to sort and the groups to choose from. The button of a tried group is inactive but keeps the focus. */
export function SortCard({ card, items, number, groups, tried, showsKeys, onChoose, reply }: SortCardProps) {
  const cardId = useId();
  return (
    <div className="part">
      <p className="count">{`Card ${number} of ${items.length}`}</p>
      <div className="card">
        {/* Keyed for translated pages, see `ChangingText`. */}
        <p key={card.text} id={cardId}>
          <Emphasized text={card.text} />
        </p>
        {/* At any window width the tallest card sets the height for all, so that the buttons do not move. */}
        {items.map(({ text }) => (
          <span key={text} className="room" data-text={text} aria-hidden="true" />
        ))}
      </div>
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
      {reply}
    </div>
  );
}
