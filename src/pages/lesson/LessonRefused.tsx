import { useAppSelector } from '@/app/hooks';
import { selectHasEnded } from '@/features/auth/session/authSlice';
import type { CourseSummary } from '@/features/catalogue/course';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { rememberPlace } from '@/features/auth/redirects/returnTarget';
import { isAnyInMemoryOnly } from '@/features/learning/deviceStorage';
import { useLearnerId } from '@/features/learning/learner';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';

interface LessonRefusedProps {
  course: CourseSummary;
  lessonId: string;
  firstLessonId: string;
  /** From 1. */
  number: number;
  onReadAsVisitor: () => void;
}

/** Says what is needed to read a lesson. Whoever signs in from here comes back here. */
export function LessonRefused({
  course,
  lessonId,
  firstLessonId,
  number,
  onReadAsVisitor,
}: LessonRefusedProps) {
  const isVisitor = useLearnerId() === null;
  const catalogueReturn = useCatalogueReturn();
  const hasEnded = useAppSelector(selectHasEnded);
  const state = rememberPlace({ path: paths.lesson(course.id, lessonId), reason: 'protected' });
  const isFree = course.price === 0;
  const readFirst = isFree && (
    <LinkButton
      variant="text"
      size="large"
      to={paths.lesson(course.id, firstLessonId)}
      state={catalogueReturn}
      onClick={onReadAsVisitor}
    >
      Read lesson 1
    </LinkButton>
  );
  if (isVisitor) {
    const endWords = isAnyInMemoryOnly() ? '' : 'What you wrote is kept. ';
    const hint = hasEnded
      ? `You were signed out. ${endWords}Sign in again to go on.`
      : `${isFree ? 'The course is free. ' : ''}Enroll in ${course.title} with your account, and what you write and tick is kept. ${isFree ? 'Lesson 1 is open to everyone.' : ''}`.trim();
    return (
      <Container>
        <EmptyState
          title={`Sign in to ${lessonId === firstLessonId ? 'go on with' : 'read'} lesson ${number}`}
          heading="h1"
          hint={hint}
        >
          <LinkButton variant="contained" size="large" to={paths.login} state={state}>
            Sign in
          </LinkButton>
          <LinkButton variant="outlined" size="large" to={paths.signup} state={state}>
            Create an account
          </LinkButton>
          {readFirst}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <EmptyState
        title={`Enroll to read lesson ${number}`}
        heading="h1"
        hint={`You are not enrolled in ${course.title}. ${isFree ? 'It is free, and what you write and tick is kept in your account.' : ''}`.trim()}
      >
        <EnrollButton course={course} />
        <LinkButton variant="outlined" size="large" to={paths.course(course.id)} state={catalogueReturn}>
          Course page
        </LinkButton>
        {readFirst}
      </EmptyState>
    </Container>
  );
}
