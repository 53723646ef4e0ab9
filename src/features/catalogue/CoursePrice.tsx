import type { CourseSummary } from './course';
import { formatPrice } from './formatCourse';

/** What the course costs, and its original price, if that was higher. The card has the styles. */
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
