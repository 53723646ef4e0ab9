import { useId, useState } from 'react';
import { creators } from '@/content/creators';
import { formatDollars } from '@/ui/formatDollars';
import { RangeField } from '@/ui/RangeField';
import { earnings } from './earnings';
import styles from './EarningsCalculator.module.css';
import { ShareBar } from './ShareBar';

const { calculator } = creators;

/** Price, sales and who brought them in; what the creator earns out. */
export function EarningsCalculator() {
  const titleId = useId();
  const [price, setPrice] = useState(129);
  const [sales, setSales] = useState(40);
  const [ownPromotion, setOwnPromotion] = useState(60);
  const { own, discovery, platform, total } = earnings({ price, sales, ownPromotion });

  return (
    <section className={styles['sheet']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {calculator.title}
      </h2>
      <RangeField
        label={calculator.price}
        value={price}
        valueText={formatDollars(price)}
        min={0}
        max={300}
        step={1}
        onChange={setPrice}
      />
      <RangeField
        label={calculator.sales}
        value={sales}
        valueText={String(sales)}
        min={0}
        max={100}
        step={1}
        onChange={setSales}
      />
      <RangeField
        label={calculator.ownPromotion}
        value={ownPromotion}
        valueText={`${ownPromotion}%`}
        min={0}
        max={100}
        step={5}
        onChange={setOwnPromotion}
      />
      <output className={styles['result']}>
        <span className={styles['caption']}>{calculator.result} </span>
        <strong className={styles['total']}>{formatDollars(total)}</strong>
      </output>
      <ShareBar
        parts={[
          { label: calculator.parts.own, amount: own, ink: 'own' },
          { label: calculator.parts.discovery, amount: discovery, ink: 'discovery' },
          { label: calculator.parts.platform, amount: platform, ink: 'platform' },
        ]}
      />
      <p className={styles['caption']}>{calculator.note}</p>
    </section>
  );
}
