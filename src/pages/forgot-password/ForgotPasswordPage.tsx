import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function ForgotPasswordPage() {
  return (
    <Container>
      <PageHead title="Forgot password" />
      <h1>Forgot password</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
