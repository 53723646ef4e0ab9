import { countOf } from '@/features/catalogue/formatCourse';
import { SettledStatus } from '@/ui/SettledStatus';
import type { Results } from './findResults';

function wordsFor({ kind, sections }: Results): string {
  const count = sections.reduce((sum, { courses }) => sum + courses.length, 0);
  if (kind === 'popular') return '';
  if (kind === 'found') return countOf(count, 'result');
  return count === 0 ? 'No results' : `No results, ${countOf(count, 'suggestion')}`;
}

/** How many results there are, in words for screen readers. */
export function ResultCount({ results }: { results: Results }) {
  return <SettledStatus words={wordsFor(results)} />;
}
