import type { MouseEvent } from 'react';
import { shortenText } from '@/features/catalogue/shortenText';
import { EmptyState } from '@/ui/EmptyState';
import { WaysOn } from './WaysOn';

interface NoResultsProps {
  query: string;
  /** Whether courses are suggested below. */
  hasSuggestions: boolean;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Shown when nothing matches. The query is isolated, so right-to-left text cannot reorder the sentence around it. */
export function NoResults({ query, hasSuggestions, onChoose }: NoResultsProps) {
  return (
    <EmptyState
      heading="h2"
      title={
        <>
          No results found for "<bdi>{shortenText(query)}</bdi>"
        </>
      }
      hint="Try a different search term"
    >
      {hasSuggestions ? undefined : <WaysOn onChoose={onChoose} />}
    </EmptyState>
  );
}
