import { styled } from '@mui/material/styles';
import { formatDollars } from '@/ui/formatDollars';
import { cssVar } from '@/ui/theme/cssVar';

interface SharePart {
  label: string;
  /** US dollars. */
  amount: number;
  share: 'own' | 'discovery' | 'platform';
}

const fills = {
  '& .own': { fill: cssVar('signal-main') },
  '& .discovery': { fill: cssVar('ink') },
  '& .platform': { fill: cssVar('edge') },
};

const Bar = styled('svg')({
  display: 'block',
  width: '100%',
  height: 28,
  background: cssVar('wash'),
  '& rect': { stroke: cssVar('sheet'), strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  ...fills,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

const Legend = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: 0,
  fontSize: 'min(0.875rem, 8vw)',
  lineHeight: '1.25rem',
  // Where larger text leaves no room for both, the amount wraps below its label.
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  '& dt': { display: 'flex', flex: '1 1 0', gap: 10, minWidth: 'min-content' },
  '& dd': { marginInlineStart: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .key': {
    flex: 'none',
    width: 12,
    height: 12,
    marginBlockStart: 4,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  ...fills,
});

/** A bar that shows who gets how much of the money; the list below says the same in words. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  const widths = parts.map((part) => (whole === 0 ? 0 : (100 * part.amount) / whole));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));

  return (
    <>
      <Bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ share }, index) => (
          <rect key={share} className={share} x={starts[index]} width={widths[index]} height="10" />
        ))}
      </Bar>
      <Legend>
        {parts.map(({ share, label, amount }) => (
          <div key={share} className="row">
            <dt>
              <svg className="key" viewBox="0 0 12 12" aria-hidden="true">
                <rect className={share} width="12" height="12" />
              </svg>
              {label}
            </dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
      </Legend>
    </>
  );
}
