import { use, useId } from 'react';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import type { Filters } from '@/features/catalogue/catalogueFilters';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { filterCourses } from '@/features/catalogue/filterCourses';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { suggestCourses } from '@/features/search/suggestCourses';
import styles from './DidYouMean.module.css';

interface DidYouMeanProps {
  filters: Filters;
  /** Searches for the corrected words instead of those typed. */
  onCorrect: (correction: string) => void;
}

/** The courses that the search overlay would suggest for the same words; nothing where it has no better idea. */
export function DidYouMean({ filters, onCorrect }: DidYouMeanProps) {
  const headingId = useId();
  const list = use(CatalogueCourses);
  const suggestion = suggestCourses(list, filters.text);
  if (!suggestion) return null;
  const { correction, courses } = suggestion;
  const leadsSomewhere =
    correction !== undefined &&
    filterCourses(list, { ...filters, text: correction }, 'popular').courses.length > 0;
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        Did you mean
        {correction !== undefined && (
          <>
            {' '}
            {leadsSomewhere ? (
              <button type="button" className={styles['correction']} onClick={() => onCorrect(correction)}>
                {correction}
              </button>
            ) : (
              correction
            )}
            ?
          </>
        )}
      </h2>
      <ul className={styles['courses']}>
        {courses.map(({ id, title, price }) => (
          <li key={id}>
            <CourseLink courseId={id} className={styles['course']}>
              {title}
            </CourseLink>{' '}
            ({formatPrice(price)})
          </li>
        ))}
      </ul>
    </section>
  );
}
