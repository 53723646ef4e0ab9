import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CoursePage() {
  return (
    <Container>
      <PageHead title="Course" />
      <h1>Course</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
