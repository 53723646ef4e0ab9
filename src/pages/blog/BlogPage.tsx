import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function BlogPage() {
  return (
    <Container>
      <PageHead title="Blog" />
      <h1>Blog</h1>
      <p>This page is being written.</p>
    </Container>
  );
}
