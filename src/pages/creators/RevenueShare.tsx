import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { creators } from '@/content/creators';
import { cssVar } from '@/ui/theme/cssVar';

const Section = styled('section')({
  paddingBlock: 'var(--space-section)',
  background: cssVar('wash'),
  '@media print': { breakInside: 'avoid' },
  '& .columns': {
    display: 'grid',
    gap: '40px clamp(32px, 5vw, 72px)',
    alignItems: 'center',
    '@media (width >= 900px)': { gridTemplateColumns: '4fr 7fr' },
  },
  '& .lead': { maxWidth: '33em', marginBlockStart: 12, color: cssVar('ink2') },
  '& .rates': { display: 'grid', gap: 32, listStyle: 'none' },
  '& .rate': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'baseline',
    fontWeight: 700,
  },
  '& .percent': {
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(3.5rem, 2.5rem + 4vw, 5.25rem)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.045em',
  },
  '& .bar': {
    display: 'block',
    width: '100%',
    height: 44,
    marginBlock: '12px 8px',
    border: `1px solid ${cssVar('edge')}`,
    background: cssVar('sheet'),
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  '& .yours': { fill: cssVar('signal-main') },
  '& .example': { color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
});

/** The two rates, each as a number, a bar and a hundred-dollar example. */
export function RevenueShare() {
  const { title, lead, rates } = creators.share;
  return (
    <Section aria-labelledby="share">
      <Container className="columns">
        <div>
          <Typography variant="h2" id="share">
            {title}
          </Typography>
          <Typography variant="lead" component="p" className="lead">
            {lead}
          </Typography>
        </div>
        <ul className="rates">
          {rates.map(({ percent, text, example }) => (
            <li key={percent}>
              <p className="rate">
                <strong className="percent">{percent}%</strong> {text}
              </p>
              <svg className="bar" viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
                <rect className="yours" width={percent} height="44" />
              </svg>
              <p className="example">{example}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
