import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type FaqItem, FaqList } from './FaqList';

const Section = styled('section')({
  paddingBlock: 'var(--space-section)',
  '& > .columns': { display: 'grid', gap: '24px clamp(32px, 5vw, 72px)' },
  '@media (width >= 900px)': { '& > .columns': { gridTemplateColumns: '4fr 7fr' } },
});

/** A page's questions: the heading on the left, the answers beside it, the first one open. */
export function FaqSection({ title, items }: { title: string; items: readonly FaqItem[] }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container className="columns">
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <FaqList items={items} firstOpen />
      </Container>
    </Section>
  );
}
