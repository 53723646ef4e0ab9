import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageHead } from '@/ui/PageHead';
import { examples } from '@/ui/theme/examples/examples';
import { SchemePair } from './SchemePair';
import { sharedExamples } from './sharedExamples';

const Sheet = styled('div')({
  paddingBlock: 'var(--space-section)',
  '& h2': { marginBlock: '64px 24px' },
  '& h3': { marginBlock: '40px 12px' },
});

/** Every component of the theme and every shared one, in both colour schemes, for developers. */
export function ThemePage() {
  return (
    <Sheet>
      <PageHead title="Component sheet" noIndex />
      <Container>
        <Typography variant="h1">Component sheet</Typography>
        {[{ family: 'Shared', members: sharedExamples }, ...examples].map(({ family, members }) => (
          <section key={family} aria-labelledby={`family-${family}`}>
            <Typography variant="h2" id={`family-${family}`}>
              {family}
            </Typography>
            {members.map(({ shows, element }) => (
              <section key={shows.join()} aria-label={shows.join(', ')}>
                <Typography variant="h3">{shows.join(', ')}</Typography>
                <SchemePair>{element}</SchemePair>
              </section>
            ))}
          </section>
        ))}
      </Container>
    </Sheet>
  );
}
