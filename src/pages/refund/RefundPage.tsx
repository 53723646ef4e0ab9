import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function RefundPage() {
  return (
    <Container>
      <PageHead title="Refund Policy" />
      <h1>Refund Policy</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
