import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function HelpPage() {
  return (
    <Container>
      <PageHead title="Help center" />
      <h1>Help center</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
