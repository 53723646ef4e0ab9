import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import type { SortBlock, SortItem } from '@/features/learning/lessons/lesson';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { Reply } from './Reply';
import { SortCard } from './SortCard';
import { Exercise } from './SortCards.styles';
import { SortedGroups } from './SortedGroups';
import { spoken } from './spoken';
import { useDigitKeys } from './useDigitKeys';

interface Sorting {
  placed: number;
  /** Groups that were tried for the current card. */
  tried: readonly string[];
  /** Whether the cards are sorted again: then the first one is announced, as nobody has just read down to it. */
  isAgain: boolean;
}

const start: Sorting = { placed: 0, tried: [], isAgain: false };

/** Why a card does not belong to the groups that were tried, and how to go on. */
function wrongGroup({ why }: SortItem, groups: readonly string[], tried: readonly string[]): string {
  const isLastLeft = groups.length - tried.length === 1;
  return `${why} Try ${isLastLeft ? 'the other' : 'another'} one.`;
}

/** What a screen reader says after a try: the reply, then the next card. */
function statusOf({ items, groups }: SortBlock, { placed, tried, isAgain }: Sorting): string {
  const next = items[placed];
  const latest = tried.at(-1);
  // Unchanged words would not be read out again; the name of the group makes them differ.
  if (next && latest !== undefined) return `${latest}: Not this group. ${wrongGroup(next, groups, tried)}`;
  const last = items[placed - 1];
  if (!last) return isAgain && next ? `Card 1 of ${items.length}: ${next.text}` : '';
  const reply = `Right: ${last.group}. ${last.why}`;
  if (!next) return `${reply} All ${items.length} are sorted.`;
  return `${reply} Card ${placed + 1} of ${items.length}: ${next.text}`;
}

const rightReply = ({ group, why }: SortItem) => <Reply isRight verdict={`Right: ${group}.`} text={why} />;

const wrongReply = (text: string) => <Reply isRight={false} verdict="Not this group." text={text} />;

function AllSorted({ count }: { count: number }) {
  return (
    <Reply isRight verdict={`All ${count} are sorted.`} text="Under each card stands why it belongs there." />
  );
}

/** The group that is right takes the card; any other is marked as tried. */
const sorted = ({ placed, tried, isAgain }: Sorting, card: SortItem, group: string): Sorting =>
  group === card.group
    ? { placed: placed + 1, tried: [], isAgain }
    : { placed, tried: [...tried, group], isAgain };

function useSorting({ items }: SortBlock) {
  const [sorting, setSorting] = useState(start);
  const card = items[sorting.placed];
  const choose = (group: string | undefined) => {
    if (!card || group === undefined || sorting.tried.includes(group)) return;
    setSorting(sorted(sorting, card, group));
  };
  return { sorting, card, choose, beginAgain: () => setSorting({ ...start, isAgain: true }) };
}

/** One card at a time goes to one of the groups, by a button or by its digit. */
export function SortCards({ block }: { block: SortBlock }) {
  const { sorting, card, choose, beginAgain } = useSorting(block);
  const titleId = useId();
  const area = useRef<HTMLDivElement>(null);
  const { groups, items } = block;
  const { placed, tried } = sorting;
  const last = items[placed - 1];
  const isFinished = !card;
  const keys = useDigitKeys(groups.length, card && ((index) => choose(groups[index])));
  // The button that was pressed is gone; the focus stays in the exercise.
  useEffect(() => {
    if (isFinished) area.current?.focus();
  }, [isFinished]);
  function sortAgain() {
    beginAgain();
    area.current?.focus();
  }
  return (
    <BlockSheet id={block.id}>
      <h3 id={titleId}>Sort into groups</h3>
      <p>
        <Emphasized text={block.instruction} />
      </p>
      <Exercise ref={area} role="group" aria-labelledby={titleId} tabIndex={-1} onKeyDown={keys.onKeyDown}>
        <VisuallyHidden role="status">{spoken(statusOf(block, sorting))}</VisuallyHidden>
        {isFinished && <AllSorted count={items.length} />}
        {card && (
          <SortCard
            card={card}
            items={items}
            number={placed + 1}
            groups={groups}
            tried={tried}
            showsKeys={keys.isOn}
            onChoose={choose}
            reply={tried.length > 0 ? wrongReply(wrongGroup(card, groups, tried)) : last && rightReply(last)}
          />
        )}
        <div className="part">
          <SortedGroups block={block} sorted={items.slice(0, placed)} showsReasons={isFinished} />
        </div>
        {isFinished && (
          <Button className="again" startIcon={<Replay />} onClick={sortAgain}>
            Sort again
          </Button>
        )}
      </Exercise>
    </BlockSheet>
  );
}
