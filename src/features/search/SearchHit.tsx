import type { CourseSummary } from '@/features/catalogue/course';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { Cover } from '@/ui/art/Cover';
import { Highlight } from './Highlight';
import styles from './SearchHit.module.css';
import type { Combobox } from './useCombobox';

interface SearchHitProps {
  course: CourseSummary;
  needle: string;
  optionProps: ReturnType<Combobox['optionProps']>;
}

/** One result: a real link, so that it can also be opened in a new tab. It takes the overlay's place in history. */
export function SearchHit({ course, needle, optionProps }: SearchHitProps) {
  return (
    <CourseLink {...optionProps} courseId={course.id} replace className={styles['hit']}>
      <Cover src={course.thumbnail} className={styles['cover']} />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Highlight text={course.title} needle={needle} />
        </span>{' '}
        <span className={styles['line']}>
          <Highlight text={course.instructor.name} needle={needle} /> ·{' '}
          <Highlight text={course.shortDescription} needle={needle} />
        </span>
      </span>{' '}
      <span className={styles['price']}>{formatPrice(course.price)}</span>
    </CourseLink>
  );
}
