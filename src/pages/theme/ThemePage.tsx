import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';
import { families } from '@/ui/theme/examples/families';
import { SchemePair } from './SchemePair';
import { sharedExamples } from './sharedExamples';

const Sheet = styled('div')({
  paddingBlock: 'var(--space-section)',
  '& h2': { marginBlock: '64px 24px' },
  '& h3': { marginBlock: '40px 12px' },
});

/** Every component of the theme and what screens share, in both color schemes: for those who build the product. */
export function ThemePage() {
  return (
    <Sheet>
      <PageHead title="Component sheet" noIndex />
      <Container>
        <Typography variant="h1">Component sheet</Typography>
        {Object.entries({ Shared: sharedExamples, ...families }).map(([family, examples]) => (
          <section key={family} aria-labelledby={`family-${family}`}>
            <Typography variant="h2" id={`family-${family}`}>
              {family}
            </Typography>
            {Object.entries(examples).map(([name, example]) => (
              <section key={name} aria-label={name}>
                <Typography variant="h3">{name}</Typography>
                <SchemePair>{example}</SchemePair>
              </section>
            ))}
          </section>
        ))}
      </Container>
    </Sheet>
  );
}
