import type { CourseSummary } from './course';
import { describeRating, formatCount, formatRating } from './formatCourse';
import styles from './Rating.module.css';

/** A star, the score and how many gave it; said in words to who cannot see the star. */
export function Rating({ course }: { course: Pick<CourseSummary, 'rating' | 'reviewsCount'> }) {
  return (
    <span role="img" aria-label={describeRating(course)} className={styles['rating']}>
      <b>{formatRating(course.rating)}</b> ({formatCount(course.reviewsCount)})
    </span>
  );
}
