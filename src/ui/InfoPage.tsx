import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Container } from './Container';
import styles from './InfoPage.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  /** The day of the last change: an ISO day, and the same day in words. */
  updated?: { day: string; text: string };
  /** The page's sections, for the list that links to them. */
  contents: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** A page to read: what it is about on the left, its sections on the right. */
export function InfoPage({ title, lead, updated, contents, children }: InfoPageProps) {
  return (
    <Container className={styles['columns']}>
      <div>
        <h1>{title}</h1>
        {updated && (
          <p className={styles['updated']}>
            Last updated <time dateTime={updated.day}>{updated.text}</time>
          </p>
        )}
        <nav className={styles['contents']} aria-label="On this page">
          <ul>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <Link to={{ hash: id }}>{heading}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </div>
    </Container>
  );
}
