import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function AboutPage() {
  return (
    <Container>
      <PageHead title="About AI Club" />
      <h1>About AI Club</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
