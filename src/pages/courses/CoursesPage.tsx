import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CoursesPage() {
  return (
    <Container>
      <PageHead title="All courses" />
      <h1>All courses</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
