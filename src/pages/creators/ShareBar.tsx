import { formatDollars } from '@/ui/formatDollars';
import styles from './ShareBar.module.css';

interface SharePart {
  label: string;
  /** US dollars. */
  amount: number;
  ink: 'own' | 'discovery' | 'platform';
}

/** A bar that shows who gets how much of the money; the list below says the same in words. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  const widths = parts.map((part) => (whole === 0 ? 0 : (100 * part.amount) / whole));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));

  return (
    <>
      <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ ink }, index) => (
          <rect key={ink} className={styles[ink]} x={starts[index]} width={widths[index]} height="10" />
        ))}
      </svg>
      <dl className={styles['legend']}>
        {parts.map(({ ink, label, amount }) => (
          <div key={ink} className={styles['row']}>
            <dt>
              <svg className={styles['key']} viewBox="0 0 12 12" aria-hidden="true">
                <rect className={styles[ink]} width="12" height="12" />
              </svg>
              {label}
            </dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
