import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function AffiliatePage() {
  return (
    <Container>
      <PageHead title="Affiliate Program" />
      <h1>Affiliate Program</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
