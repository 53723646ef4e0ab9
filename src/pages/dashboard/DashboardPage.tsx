import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function DashboardPage() {
  return (
    <Container>
      <PageHead title="Dashboard" />
      <h1>Dashboard</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
