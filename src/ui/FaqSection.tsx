import { useId } from 'react';
import { Container } from './Container';
import { type FaqItem, FaqList } from './FaqList';
import styles from './FaqSection.module.css';

/** A page's questions: the heading on the left, the answers beside it, the first one open. */
export function FaqSection({ title, items }: { title: string; items: readonly FaqItem[] }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <Container className={styles['columns']}>
        <h2 id={titleId}>{title}</h2>
        <FaqList items={items} firstOpen />
      </Container>
    </section>
  );
}
