import ArrowBack from '@mui/icons-material/ArrowBack';
import Container from '@mui/material/Container';
import type { CourseSummary } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';

/** The page of an unknown lesson of a course. */
export function LessonNotFound({ course }: { course: CourseSummary }) {
  const catalogueReturn = useCatalogueReturn();
  return (
    <Container>
      <PageHead title="Lesson not found" noIndex />
      <EmptyState
        title="Lesson not found"
        heading="h1"
        hint={`${course.title} has no lesson at this address. Its course page lists every lesson.`}
      >
        <LinkButton
          variant="contained"
          size="large"
          to={paths.course(course.id)}
          state={catalogueReturn}
          startIcon={<ArrowBack />}
        >
          Course page
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
