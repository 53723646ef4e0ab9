import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function HomePage() {
  return (
    <Container>
      <PageHead title="Master AI. Build your creator economy." />
      <h1>Master AI. Build your creator economy.</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
