import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import type { SortItem } from '@/features/learning/lessons/lesson';
import { Emphasized } from './Emphasized';
import { KeyCap } from './KeyCap';

interface SortCardProps {
  card: SortItem;
  /** All that are sorted in turn. */
  items: readonly SortItem[];
  /** From 1. */
  number: number;
  groups: readonly string[];
  tried: readonly string[];
  showsKeys: boolean;
  onChoose: (group: string) => void;
  /** To what was chosen last. It stands where it moves none of the buttons. */
  reply: ReactNode;
}

/** The card that is to be sorted, and the groups it may go to. What was tried rests and keeps the focus. */
export function SortCard({ card, items, number, groups, tried, showsKeys, onChoose, reply }: SortCardProps) {
  const cardId = useId();
  return (
    <div className="part">
      <p className="count">{`Card ${number} of ${items.length}`}</p>
      <div className="card">
        <p id={cardId}>
          <Emphasized text={card.text} />
        </p>
        {/* Whatever the window's width, the tallest card makes the room for all, so that the buttons stay. */}
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
