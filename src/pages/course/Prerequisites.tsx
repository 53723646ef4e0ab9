import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { readPrerequisite } from '@/features/catalogue/prerequisites';
import styles from './CourseBody.module.css';
import { CourseSection } from './CourseSection';

/** What one should know before, linked to the course that teaches it. */
export function Prerequisites({ prerequisites }: { prerequisites: readonly string[] }) {
  return (
    <CourseSection title="Prerequisites">
      <ul className={styles['squares']}>
        {prerequisites.map((text) => {
          const { course, name, rest } = readPrerequisite(text);
          return (
            <li key={text}>
              {course ? (
                <>
                  <CourseLink courseId={course.id}>{name}</CourseLink> ({formatPrice(course.price)}){rest}
                </>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </CourseSection>
  );
}
