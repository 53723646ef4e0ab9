import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CareersPage() {
  return (
    <Container>
      <PageHead title="Careers" />
      <h1>Careers</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
