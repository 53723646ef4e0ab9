import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './CourseBodySkeleton.module.css';

/** The shape of what is about to arrive. */
export function CourseBodySkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>Loading the curriculum...</VisuallyHidden>
      {['outcomes', 'curriculum', 'description'].map((part) => (
        <div key={part} className={styles[part]}>
          <span className={styles['title']} />
          <span className={styles['lines']} />
        </div>
      ))}
    </div>
  );
}
