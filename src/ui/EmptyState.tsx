import type { ReactNode } from 'react';
import { Mark } from './art/Mark';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** The level of the title in the page it stands in. */
  heading: 'h1' | 'h2' | 'h3';
  hint?: ReactNode;
  /** Draws the dashed frame of a list that could hold something. */
  isBoxed?: boolean;
  /** What to do about it. */
  children?: ReactNode;
}

/** What stands where nothing was found: the mark as a dashed outline, the words, and a way on. */
export function EmptyState({ title, heading: Heading, hint, isBoxed = false, children }: EmptyStateProps) {
  return (
    <div className={[styles['empty'], isBoxed && styles['boxed']].filter(Boolean).join(' ')}>
      <Mark variant="outline" size={Heading === 'h1' ? 124 : 92} />
      <Heading className={styles[Heading]}>{title}</Heading>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
