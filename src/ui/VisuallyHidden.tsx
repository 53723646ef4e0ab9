import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers where the picture already tells sighted people. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
