import type { CourseSummary } from './course';
import { describeRating, formatCount, formatRating } from './formatCourse';

/**
 * A star, the score and how many gave it; in words for who cannot see the star. A card has its look. MUI's
 * Rating would be 20 elements more in each of two dozen cards, for five stars that say less than the score.
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
