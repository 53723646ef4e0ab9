import ArrowBack from '@mui/icons-material/ArrowBack';
import type { CourseSummary } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';

/** The page of an unknown lesson or an unknown course. */
export function LessonNotFound({ course }: { course?: CourseSummary }) {
  const catalogueReturn = useCatalogueReturn();
  const title = course ? 'Lesson not found' : 'Course not found';
  return (
    <Container>
      <PageHead title={title} noIndex />
      <EmptyState
        title={title}
        heading="h1"
        hint={
          course
            ? `${course.title} has no lesson at this address. Its course page lists every lesson.`
            : 'It may have been retired or the link may be out of date. The rest of the catalog is still here.'
        }
      >
        <LinkButton
          variant="contained"
          size="large"
          to={course ? paths.course(course.id) : paths.courses}
          state={course && catalogueReturn}
          startIcon={<ArrowBack />}
        >
          {course ? 'Course page' : 'Back to Courses'}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
