import type { CourseSummary } from './course';
import { formatPrice } from './formatCourse';

/** What the course costs, and what it cost before, if that was more. A card has its look. */
export function CoursePrice({
  course: { price, originalPrice },
}: {
  course: Pick<CourseSummary, 'price' | 'originalPrice'>;
}) {
  return (
    <p className="price">
      {formatPrice(price)}
      {originalPrice !== undefined && (
        <s>
          <span className="unseen">Original price </span>
          {formatPrice(originalPrice)}
        </s>
      )}
    </p>
  );
}
