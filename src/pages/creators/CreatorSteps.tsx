import { creators } from '@/content/creators';
import { Container } from '@/ui/Container';
import styles from './CreatorSteps.module.css';

export function CreatorSteps() {
  const { title, lead, items } = creators.steps;
  return (
    <section className={styles['section']} aria-labelledby="steps">
      <Container>
        <h2 id="steps">{title}</h2>
        <p className={styles['lead']}>{lead}</p>
        <ol className={styles['steps']}>
          {items.map(({ name, text }, index) => (
            <li key={name} className={styles['step']}>
              <span className={styles['numeral']} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className={styles['text']}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
