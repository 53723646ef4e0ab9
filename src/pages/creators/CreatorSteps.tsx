import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { creators } from '@/content/creators';
import { cssVar } from '@/ui/theme/cssVar';

const Section = styled('section')({
  paddingBlock: 'var(--space-section)',
  borderBlockEnd: `1px solid ${cssVar('rule')}`,
  '& .lead': { marginBlockStart: 12, color: cssVar('ink2') },
  '& .steps': {
    display: 'grid',
    marginBlockStart: 'clamp(24px, 3vw, 40px)',
    borderBlockStart: `2px solid ${cssVar('ink')}`,
    listStyle: 'none',
    '@media (width >= 900px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  '& .step': {
    paddingBlock: 24,
    '@media (width >= 900px)': { padding: '24px 32px 8px 0' },
  },
  '& .step + .step': {
    '@media (width < 900px)': { borderBlockStart: `1px solid ${cssVar('rule')}` },
    '@media (width >= 900px)': { paddingInlineStart: 32, borderInlineStart: `1px solid ${cssVar('rule')}` },
  },
  '& .numeral': {
    display: 'block',
    marginBlockEnd: 16,
    color: cssVar('signal-text'),
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(4rem, 3rem + 4vw, 6rem)',
    fontWeight: 800,
    lineHeight: 1,
    // Forced colours put an opaque plate behind it, which would cover the rule above.
    '@media (forced-colors: active)': { lineHeight: 1.5 },
  },
  '& .text': { maxWidth: '33em', marginBlockStart: 8, color: cssVar('ink2') },
});

export function CreatorSteps() {
  const { title, lead, items } = creators.steps;
  return (
    <Section aria-labelledby="steps">
      <Container>
        <Typography variant="h2" id="steps">
          {title}
        </Typography>
        <Typography className="lead">{lead}</Typography>
        <ol className="steps">
          {items.map(({ name, text }, index) => (
            <li key={name} className="step">
              <span className="numeral" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p className="text">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
