import { useEffect } from 'react';
import type { CourseSummary } from '@/features/catalogue/course';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { useOfflineWords } from '@/ui/useOfflineWords';
import { PageHead } from '@/ui/PageHead';
import { offlineWords } from './offlineWords';

/** Without a connection, and the lesson was never opened with one. Browsers do not ask twice for a script, so the page begins anew. */
export function LessonNotOnDevice({ course }: { course: CourseSummary }) {
  useOfflineWords(offlineWords.notKept);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Container>
      <PageHead title="Lesson not on this device" noIndex />
      <EmptyState
        title="This lesson needs a connection"
        heading="h1"
        hint="It opens as soon as you are online again."
      >
        <LinkButton variant="outlined" size="large" to={paths.course(course.id)}>
          Course page
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
