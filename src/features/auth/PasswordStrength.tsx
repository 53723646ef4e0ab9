import styles from './Form.module.css';
import { advisePassword } from './passwordAdvice';

const colours = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'good' } as const;

/** Four segments and one plain sentence. It advises and never blocks. */
export function PasswordStrength({ password, ownWords }: { password: string; ownWords?: readonly string[] }) {
  const advice = advisePassword(password, ownWords);
  if (!advice) return null;
  return (
    <>
      <div className={`${styles['strength']} ${styles[colours[advice.level]]}`} aria-hidden="true">
        {[1, 2, 3, 4].map((segment) => (
          <span key={segment} className={segment <= advice.level ? styles['filled'] : undefined} />
        ))}
      </div>
      <output className={styles['hint']}>{advice.sentence}</output>
    </>
  );
}
