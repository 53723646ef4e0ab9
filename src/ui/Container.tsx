import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Holds content to the page's measure, with the fluid gutter on both sides. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={[styles['container'], className].filter(Boolean).join(' ')}>{children}</div>;
}
