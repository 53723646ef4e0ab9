import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function LoginPage() {
  return (
    <Container>
      <PageHead title="Sign in" />
      <h1>Sign in</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
