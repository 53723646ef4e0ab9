import { creators } from '@/content/creators';
import { Spot } from '@/ui/art/Spot';
import { Container } from '@/ui/Container';
import styles from './CreatorTools.module.css';

export function CreatorTools() {
  const { title, lead, items } = creators.tools;
  return (
    <section className={styles['section']} aria-labelledby="tools">
      <Container>
        <h2 id="tools">{title}</h2>
        <p className={styles['lead']}>{lead}</p>
        <ul className={styles['cards']}>
          {items.map(({ name, spot, text }) => (
            <li key={name} className={styles['card']}>
              <Spot name={spot} />
              <div className={styles['words']}>
                <h3 className={styles['name']}>{name}</h3>
                <p className={styles['text']}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
