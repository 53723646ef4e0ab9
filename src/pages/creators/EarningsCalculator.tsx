import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { creators } from '@/content/creators';
import { formatDollars } from '@/ui/formatDollars';
import { RangeField } from '@/ui/RangeField';
import { cssVar } from '@/ui/theme/cssVar';
import { earnings } from './earnings';
import { ShareBar } from './ShareBar';

const { calculator } = creators;

const Sheet = styled(Paper)<{ component: 'section' }>({
  '--focus-ring': cssVar('focus'),
  display: 'grid',
  gap: 12,
  padding: 28,
  '@media (width < 640px)': { padding: '20px 16px' },
  '& .title': { fontSize: 'clamp(1.375rem, 1.24rem + 0.57vw, 1.5rem)' },
  '& .result': {
    display: 'grid',
    gap: 4,
    marginBlockStart: 4,
    paddingBlockStart: 16,
    borderBlockStart: `2px solid ${cssVar('ink')}`,
  },
  '& .caption': { color: cssVar('ink2') },
  '& .total': {
    fontFamily: 'var(--font-display)',
    fontSize: 'min(clamp(1.75rem, 10vw, 2.75rem), 15vw)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.035em',
    // Forced colours put an opaque plate behind each line, which would cover the line above.
    '@media (forced-colors: active)': { lineHeight: 1.35 },
  },
});

/** Turns the price, the sales and who brought them into what the creator earns. */
export function EarningsCalculator() {
  const titleId = useId();
  const [price, setPrice] = useState(129);
  const [sales, setSales] = useState(40);
  const [ownPromotion, setOwnPromotion] = useState(60);
  const { own, discovery, platform, total } = earnings({ price, sales, ownPromotion });

  return (
    <Sheet component="section" variant="outlined" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} className="title">
        {calculator.title}
      </Typography>
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
      <output className="result">
        <span className="caption">{calculator.result} </span>
        <strong className="total">{formatDollars(total)}</strong>
      </output>
      <ShareBar
        parts={[
          { label: calculator.parts.own, amount: own, share: 'own' },
          { label: calculator.parts.discovery, amount: discovery, share: 'discovery' },
          { label: calculator.parts.platform, amount: platform, share: 'platform' },
        ]}
      />
      <Typography variant="caption" component="p" className="caption">
        {calculator.note}
      </Typography>
    </Sheet>
  );
}
