import type { ReactNode } from 'react';
import { useId } from 'react';
import { Mark } from './art/Mark';
import styles from './CallToActionBand.module.css';
import { Container } from './Container';

interface CallToActionBandProps {
  /** Where a headline has two sentences, each may stand in its own block. */
  title: ReactNode;
  lead?: ReactNode;
  /** Link buttons in the variants `onRed` and `onRedOutlined`. */
  children: ReactNode;
}

/** The red band that closes a page, with our club tone on tone. */
export function CallToActionBand({ title, lead, children }: CallToActionBandProps) {
  const titleId = useId();
  return (
    <section className={styles['band']} aria-labelledby={titleId}>
      <Mark variant="club" className={styles['club']} />
      <Container>
        <div className={styles['words']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          <div className={styles['actions']}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
