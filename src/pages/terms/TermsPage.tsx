import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function TermsPage() {
  return (
    <Container>
      <PageHead title="Terms of Service" />
      <h1>Terms of Service</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
