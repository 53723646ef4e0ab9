import { creators } from '@/content/creators';
import { Container } from '@/ui/Container';
import styles from './RevenueShare.module.css';

/** The two rates, each as a number, a bar and a hundred-dollar example. */
export function RevenueShare() {
  const { title, lead, rates } = creators.share;
  return (
    <section className={styles['section']} aria-labelledby="share">
      <Container className={styles['columns']}>
        <div>
          <h2 id="share">{title}</h2>
          <p className={styles['lead']}>{lead}</p>
        </div>
        <ul className={styles['rates']}>
          {rates.map(({ percent, text, example }) => (
            <li key={percent}>
              <p className={styles['rate']}>
                <strong className={styles['percent']}>{percent}%</strong> {text}
              </p>
              <svg
                className={styles['bar']}
                viewBox="0 0 100 44"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles['yours']} width={percent} height="44" />
              </svg>
              <p className={styles['example']}>{example}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
