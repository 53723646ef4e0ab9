import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function PressPage() {
  return (
    <Container>
      <PageHead title="Press" />
      <h1>Press</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
