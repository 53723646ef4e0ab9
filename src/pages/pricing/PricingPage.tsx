import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function PricingPage() {
  return (
    <Container>
      <PageHead title="Pricing" />
      <h1>Pricing</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
