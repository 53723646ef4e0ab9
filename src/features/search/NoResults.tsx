import { shortenText } from '@/features/catalogue/shortenText';
import { EmptyState } from '@/ui/EmptyState';

/** Nothing matches. The query is isolated, so that right-to-left text cannot reorder the sentence around it. */
export function NoResults({ query }: { query: string }) {
  return (
    <EmptyState
      heading="h2"
      title={
        <>
          No results found for "<bdi>{shortenText(query)}</bdi>"
        </>
      }
      hint="Try a different search term"
    />
  );
}
