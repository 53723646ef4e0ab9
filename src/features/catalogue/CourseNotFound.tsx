import ArrowBack from '@mui/icons-material/ArrowBack';
import Container from '@mui/material/Container';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';

/** The page of a course or of a lesson whose course is unknown. */
export function CourseNotFound() {
  return (
    <Container>
      <PageHead title="Course not found" noIndex />
      <EmptyState
        title="Course not found"
        heading="h1"
        hint="It may have been retired or the link may be out of date. The rest of the catalog is still here."
      >
        <LinkButton variant="contained" size="large" to={paths.courses} startIcon={<ArrowBack />}>
          Back to Courses
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
