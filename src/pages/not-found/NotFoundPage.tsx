import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function NotFoundPage() {
  return (
    <Container>
      <PageHead title="Page not found" />
      <h1>Page not found</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
