import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function SignupPage() {
  return (
    <Container>
      <PageHead title="Join AI Club" />
      <h1>Join AI Club</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
