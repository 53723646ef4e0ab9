import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { coursesNeeding } from '@/features/catalogue/prerequisites';
import styles from './CourseBody.module.css';
import { CourseSection } from './CourseSection';

/** The courses this one prepares for; nothing when there are none. */
export function NeededFor({ id }: { id: string }) {
  const courses = coursesNeeding(id);
  if (courses.length === 0) return null;
  return (
    <CourseSection title="Where this leads">
      <ul className={styles['squares']}>
        {courses.map(({ id, title, price }) => (
          <li key={id}>
            <CourseLink courseId={id}>{title}</CourseLink> ({formatPrice(price)})
          </li>
        ))}
      </ul>
    </CourseSection>
  );
}
