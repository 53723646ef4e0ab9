import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function PrivacyPage() {
  return (
    <Container>
      <PageHead title="Privacy Policy" />
      <h1>Privacy Policy</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
