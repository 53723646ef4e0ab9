import { useId, type ReactNode } from 'react';
import styles from './CourseSection.module.css';

interface CourseSectionProps {
  title: string;
  /** Stands at the far end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One titled part of the course page. */
export function CourseSection({ title, aside, children }: CourseSectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
