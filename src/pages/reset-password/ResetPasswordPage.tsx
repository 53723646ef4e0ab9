import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function ResetPasswordPage() {
  return (
    <Container>
      <PageHead title="Set a new password" />
      <h1>Set a new password</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
