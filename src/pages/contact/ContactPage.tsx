import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function ContactPage() {
  return (
    <Container>
      <PageHead title="Contact" />
      <h1>Contact</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
