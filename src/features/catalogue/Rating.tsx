import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { CourseSummary } from './course';
import { describeRating, formatCount, formatRating } from './formatCourse';
import styles from './Rating.module.css';

/** A star, the score and how many gave it; in words for who cannot see the star. */
export function Rating({ course }: { course: Pick<CourseSummary, 'rating' | 'reviewsCount'> }) {
  return (
    <>
      <VisuallyHidden>{describeRating(course)}</VisuallyHidden>
      <span aria-hidden="true" className={styles['rating']}>
        <b>{formatRating(course.rating)}</b> ({formatCount(course.reviewsCount)})
      </span>
    </>
  );
}
