import type { Instructor } from '@/features/catalogue/course';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { courses } from '@/features/catalogue/courses';
import { countOf, formatPrice, formatRating } from '@/features/catalogue/formatCourse';
import { Avatar } from '@/ui/art/Avatar';
import { CourseSection } from './CourseSection';
import styles from './InstructorBlock.module.css';

/** Who teaches, and what else they teach here. */
export function InstructorBlock({ instructor, courseId }: { instructor: Instructor; courseId: string }) {
  const others = courses.filter((course) => course.instructor.id === instructor.id && course.id !== courseId);
  return (
    <CourseSection title="Your instructor">
      <div className={styles['block']}>
        <Avatar name={instructor.name} src={instructor.avatar} size={64} />
        <div>
          <h3 className={styles['name']}>{instructor.name}</h3>
          <p className={styles['facts']}>
            {instructor.expertise.join(', ')} · Rated {formatRating(instructor.rating)} ·{' '}
            {countOf(instructor.studentsCount, 'student')}
          </p>
          <p className={styles['bio']}>{instructor.bio}</p>
          {others.length > 0 && (
            <>
              <h4 className={styles['also']}>Also by {instructor.name}</h4>
              <ul className={styles['courses']}>
                {others.map(({ id, title, price }) => (
                  <li key={id}>
                    <CourseLink courseId={id}>{title}</CourseLink>
                    <span>{formatPrice(price)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </CourseSection>
  );
}
