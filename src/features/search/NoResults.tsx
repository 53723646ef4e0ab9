import { EmptyState } from '@/ui/EmptyState';

/** Letters of a query that are repeated back. */
const longestEcho = 100;

function shorten(query: string): string {
  const letters = Array.from(query.trim());
  return letters.length > longestEcho ? `${letters.slice(0, longestEcho).join('')}…` : letters.join('');
}

/** Nothing matches. The query is isolated, so that right-to-left text cannot reorder the sentence around it. */
export function NoResults({ query }: { query: string }) {
  return (
    <EmptyState
      heading="h2"
      title={
        <>
          No results found for "<bdi>{shorten(query)}</bdi>"
        </>
      }
      hint="Try a different search term"
    />
  );
}
