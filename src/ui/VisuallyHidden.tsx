import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** A heading where the page needs one in its outline. */
  as?: 'span' | 'h2';
  children: ReactNode;
}

/** Text for screen readers where the picture already tells sighted people. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
