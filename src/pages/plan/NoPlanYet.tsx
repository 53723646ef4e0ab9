import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { plan as words } from '@/content/coursePlan';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import type { CourseSummary } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { RetryLearning } from '@/features/learning/record/RetryLearning';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

interface OfCourse {
  reason: 'visitor' | 'stranger' | 'unreachable';
  course: CourseSummary;
  firstLessonId: string;
}

type NoPlanYetProps = OfCourse | { reason: 'none' };

function Empty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Container>
      <EmptyState title={title} heading="h1" hint={text}>
        {children}
      </EmptyState>
    </Container>
  );
}

/** Says what is needed for a plan that does not exist yet. */
export function NoPlanYet(props: NoPlanYetProps) {
  const catalogueReturn = useCatalogueReturn();
  const { pathname } = useLocation();
  if (props.reason === 'none') {
    const { title, text, courses } = words.none;
    return (
      <Empty title={title} text={text}>
        <LinkButton variant="contained" size="large" to={paths.freeCourses}>
          {courses}
        </LinkButton>
      </Empty>
    );
  }
  const { reason, course, firstLessonId } = props;
  if (reason === 'unreachable') {
    const { title, text } = words.unreachable;
    return (
      <Empty title={title} text={text}>
        <RetryLearning variant="contained" size="large" />
      </Empty>
    );
  }
  const { title, text, firstLesson } = words[reason];
  return (
    <Empty title={title} text={text(course.title)}>
      {reason === 'visitor' ? (
        <LinkButton
          variant="contained"
          size="large"
          to={paths.login}
          state={{ from: pathname } satisfies RememberedPlace}
        >
          {words.visitor.login}
        </LinkButton>
      ) : (
        <LinkButton variant="contained" size="large" to={paths.course(course.id)} state={catalogueReturn}>
          {words.stranger.course}
        </LinkButton>
      )}
      <LinkButton
        variant="outlined"
        size="large"
        to={paths.lesson(course.id, firstLessonId)}
        state={catalogueReturn}
      >
        {firstLesson}
      </LinkButton>
    </Empty>
  );
}
