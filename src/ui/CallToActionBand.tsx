import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './CallToActionBand.module.css';
import { Container } from './Container';

interface CallToActionBandProps {
  /** Where a headline has two sentences, each may stand in its own block. */
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons in the variants `onRed` and `onRedOutlined`. */
  children: ReactNode;
}

/** The red band that closes a page, with the house's club tone on tone. */
export function CallToActionBand({ title, lead, children }: CallToActionBandProps) {
  const titleId = useId();
  return (
    <section className={styles['band']} aria-labelledby={titleId}>
      <svg className={styles['club']} viewBox="0 0 400 404" aria-hidden="true" focusable="false">
        <circle cx="200" cy="104" r="96" />
        <circle cx="100" cy="252" r="96" />
        <circle cx="300" cy="252" r="96" />
        <path d="M200 130 110 240h180z" />
        <path d="M184 236h32c0 74 10 122 66 164H118c56-42 66-90 66-164z" />
      </svg>
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
