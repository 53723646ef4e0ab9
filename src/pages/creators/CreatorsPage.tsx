import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CreatorsPage() {
  return (
    <Container>
      <PageHead title="For Creators" />
      <h1>For Creators</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
