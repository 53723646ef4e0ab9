import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import type { Filters } from '@/features/catalogue/catalogueFilters';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { suggestCourses } from '@/features/search/suggestCourses';

const Suggestion = styled('section')({
  marginBlockStart: 32,
  '& h2': { overflowWrap: 'anywhere' },
  // Looks like the words around it.
  '& h2 button': { color: 'inherit', fontWeight: 'inherit', verticalAlign: 'baseline' },
  '& ul': { display: 'grid', gap: 4, marginBlockStart: 12, listStyle: 'none' },
  '& li': { paddingBlock: 6 },
});

interface DidYouMeanProps {
  filters: Filters;
  /** Searches for the corrected words instead of those typed. */
  onCorrect: (correction: string) => void;
}

/** The courses that the search overlay would suggest for the same words, if any. */
export function DidYouMean({ filters, onCorrect }: DidYouMeanProps) {
  const headingId = useId();
  const list = use(CatalogueCourses);
  const suggestion = suggestCourses(list, filters.text);
  if (!suggestion) return null;
  const { heading, correction, courses } = suggestion;
  const leadsSomewhere =
    correction !== undefined &&
    filterCourses(list, { ...filters, text: correction }, 'popular').courses.length > 0;
  return (
    <Suggestion aria-labelledby={headingId}>
      {/* Keyed for translated pages, see `ChangingText`. */}
      <Typography key={`${heading} ${correction}`} variant="h3" component="h2" id={headingId}>
        {heading}
        {correction !== undefined && (
          <>
            {' '}
            {leadsSomewhere ? (
              <Link component="button" type="button" onClick={() => onCorrect(correction)}>
                {correction}
              </Link>
            ) : (
              correction
            )}
            ?
          </>
        )}
      </Typography>
      <ul>
        {courses.map(({ id, title, price }) => (
          <li key={id}>
            <Link component={CourseLink} courseId={id}>
              {title}
            </Link>{' '}
            ({formatPrice(price)})
          </li>
        ))}
      </ul>
    </Suggestion>
  );
}
