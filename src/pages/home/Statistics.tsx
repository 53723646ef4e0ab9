import { statistics } from '@/content/business';
import { home } from '@/content/home';
import { Container } from '@/ui/Container';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Statistics.module.css';

export function Statistics() {
  return (
    <section className={styles['band']}>
      <VisuallyHidden as="h2">{home.statistics}</VisuallyHidden>
      <Container>
        <ul className={styles['tiles']}>
          {statistics.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
