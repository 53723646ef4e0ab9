import type { CourseSummary } from './course';
import { describeRating, formatCount, formatRating } from './formatCourse';

/**
 * A star, the score and the number of reviews; in words for screen readers. The card has the styles. MUI's Rating
 * would add 20 elements to each of two dozen cards, for five stars that say less than the score.
 */
export function Rating({ course }: { course: Pick<CourseSummary, 'rating' | 'reviewsCount'> }) {
  return (
    <>
      <span className="unseen">{describeRating(course)}</span>
      <span aria-hidden="true" className="rating">
        <b>{formatRating(course.rating)}</b> ({formatCount(course.reviewsCount)})
      </span>
    </>
  );
}
