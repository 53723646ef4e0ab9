import { useEffect, useState } from 'react';
import { countOf } from '@/features/catalogue/formatCourse';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Results } from './findResults';

/** Milliseconds without a change after which a count is worth saying. */
const settled = 400;

function wordsFor({ kind, sections }: Results): string {
  const count = sections.reduce((sum, { courses }) => sum + courses.length, 0);
  if (kind === 'popular') return '';
  if (kind === 'found') return countOf(count, 'result');
  return count === 0 ? 'No results' : `No results, ${countOf(count, 'suggestion')}`;
}

/** Tells a screen reader how many results there are, once typing pauses. */
export function ResultCount({ results }: { results: Results }) {
  const words = wordsFor(results);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), settled);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <output>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </output>
  );
}
