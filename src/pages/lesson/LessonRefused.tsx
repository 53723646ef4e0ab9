import Container from '@mui/material/Container';
import { useAppSelector } from '@/app/hooks';
import { selectHasEnded } from '@/features/auth/session/authSlice';
import type { CourseSummary } from '@/features/catalogue/course';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';
import { isAnyInMemoryOnly } from '@/features/learning/device/deviceStorage';
import { useLearnerId } from '@/features/learning/learner';
import { paths } from '@/paths';
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

function hintForVisitor({ title, price }: CourseSummary, hasEnded: boolean): string {
  if (hasEnded) {
    const kept = isAnyInMemoryOnly() ? '' : 'What you wrote is kept. ';
    return `You were signed out. ${kept}Sign in again to go on.`;
  }
  const enroll = `Enroll in ${title} with your account, and what you write and tick is kept.`;
  return price === 0 ? `The course is free. ${enroll} Lesson 1 is open to everyone.` : enroll;
}

function hintForMember({ title, price }: CourseSummary): string {
  const notEnrolled = `You are not enrolled in ${title}.`;
  return price === 0
    ? `${notEnrolled} It is free, and what you write and tick is kept in your account.`
    : notEnrolled;
}

/** Sign-in and sign-up lead back to the lesson at `path`. */
function ForVisitor({ path }: { path: string }) {
  const place: RememberedPlace = { from: path, reason: 'protected' };
  return (
    <>
      <LinkButton variant="contained" size="large" to={paths.login} state={place}>
        Sign in
      </LinkButton>
      <LinkButton variant="outlined" size="large" to={paths.signup} state={place}>
        Create an account
      </LinkButton>
    </>
  );
}

/** Says what is needed to read a lesson. Readers who sign in from here return here. */
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
  const goal = lessonId === firstLessonId ? 'go on with' : 'read';
  return (
    <Container>
      <EmptyState
        title={isVisitor ? `Sign in to ${goal} lesson ${number}` : `Enroll to read lesson ${number}`}
        heading="h1"
        hint={isVisitor ? hintForVisitor(course, hasEnded) : hintForMember(course)}
      >
        {isVisitor ? (
          <ForVisitor path={paths.lesson(course.id, lessonId)} />
        ) : (
          <>
            <EnrollButton course={course} />
            <LinkButton variant="outlined" size="large" to={paths.course(course.id)} state={catalogueReturn}>
              Course page
            </LinkButton>
          </>
        )}
        {course.price === 0 && (
          <LinkButton
            variant="text"
            size="large"
            to={paths.lesson(course.id, firstLessonId)}
            state={catalogueReturn}
            onClick={onReadAsVisitor}
          >
            Read lesson 1
          </LinkButton>
        )}
      </EmptyState>
    </Container>
  );
}
