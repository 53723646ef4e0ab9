import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { CourseSummary } from './course';
import { formatPrice } from './formatCourse';
import styles from './CoursePrice.module.css';

/** What the course costs, and what it cost before, if that was more. */
export function CoursePrice({
  course: { price, originalPrice },
}: {
  course: Pick<CourseSummary, 'price' | 'originalPrice'>;
}) {
  return (
    <p className={styles['price']}>
      {formatPrice(price)}
      {originalPrice !== undefined && (
        <s>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatPrice(originalPrice)}
        </s>
      )}
    </p>
  );
}
