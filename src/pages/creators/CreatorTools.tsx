import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { creators } from '@/content/creators';
import { Spot } from '@/ui/art/Spot';
import { cssVar } from '@/ui/theme/cssVar';

const Section = styled('section')({
  paddingBlock: 'var(--space-section)',
  '& .lead': { marginBlockStart: 12, color: cssVar('ink2') },
  '& .cards': {
    display: 'grid',
    gap: 24,
    marginBlockStart: 'clamp(24px, 3vw, 40px)',
    listStyle: 'none',
    '@media (width >= 40rem)': { gridTemplateColumns: 'repeat(2, 1fr)' },
    '@media (width >= 75rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  '& .words': { padding: '20px 24px 28px' },
  '& .name': { fontSize: 'min(clamp(1.25rem, 1.2rem + 0.2vw, 1.375rem), 9.6vw)' },
  '& .text': { marginBlockStart: 8, color: cssVar('ink2') },
});

export function CreatorTools() {
  const { title, lead, items } = creators.tools;
  return (
    <Section aria-labelledby="tools">
      <Container>
        <Typography variant="h2" id="tools">
          {title}
        </Typography>
        <Typography className="lead">{lead}</Typography>
        <ul className="cards">
          {items.map(({ name, spot, text }) => (
            <Card key={name} component="li" variant="outlined">
              <Spot name={spot} />
              <div className="words">
                <h3 className="name">{name}</h3>
                <p className="text">{text}</p>
              </div>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
