import Container from '@mui/material/Container';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { connection } from '@/content/connection';
import { selectHasEnded } from '@/features/auth/session/authSlice';
import { RetryLearning } from '@/features/learning/record/RetryLearning';
import { useCourseProgress } from '@/features/learning/record/useLearning';
import { WaitingForLearning } from '@/features/learning/record/WaitingForLearning';
import { absoluteUrl, paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { focusHeading } from '@/ui/focusMain';
import { PageHead } from '@/ui/PageHead';
import { PageLoading } from '@/ui/PageLoading';
import { type LessonAccess, lessonAccess } from './lessonAccess';
import type { FoundLesson } from './lessonLoader';
import { LessonReader } from './LessonReader';
import { LessonRefused } from './LessonRefused';

/** Until it is known whether the reader may read the lesson. */
function LessonLoading() {
  return (
    <Container>
      <WaitingForLearning heading="h1">
        <PageLoading />
      </WaitingForLearning>
    </Container>
  );
}

/** For readers whose courses are not known on this device while the service does not answer. */
function LessonUnreachable() {
  return (
    <Container>
      <EmptyState
        title={connection.slow}
        heading="h1"
        hint="Your courses could not be looked up, and none of them is on this device yet. Check your connection and try again."
      >
        <RetryLearning variant="contained" size="large" />
      </EmptyState>
    </Container>
  );
}

/** Focuses the heading when the answer has changed and the focused element has gone with the earlier one. */
function useFocusOnceAnswered(access: LessonAccess) {
  const page = useRef<HTMLDivElement>(null);
  const lastAnswer = useRef<LessonAccess>(null);
  useEffect(() => {
    if (access !== 'member' && access !== 'refused') return;
    const hasChanged = lastAnswer.current !== null && lastAnswer.current !== access;
    lastAnswer.current = access;
    // Such as the pressed button to enroll, or a field of the lesson that is no longer shown.
    if (!hasChanged || document.activeElement !== document.body) return;
    focusHeading(page.current);
  }, [access]);
  return page;
}

/** A lesson for those who may read it; for everybody else, what is needed to do so. */
export function LessonView(found: FoundLesson) {
  const { course, lesson, facts, index } = found;
  const progress = useCourseProgress(course.id);
  const hasEnded = useAppSelector(selectHasEnded);
  const [wasMember, setWasMember] = useState(false);
  const ownAccess = lessonAccess(course, index, progress);
  if (ownAccess === 'member' && !wasMember) setWasMember(true);
  // A learner who has not noticed that the session has ended would go on writing as a visitor.
  const isTakenAway = wasMember && hasEnded && ownAccess === 'preview';
  const access = isTakenAway ? 'refused' : ownAccess;
  const isOpenToAll = index === 0 && course.price === 0;
  const page = useFocusOnceAnswered(access);

  return (
    <div ref={page}>
      <PageHead
        title={`Lesson ${index + 1}: ${facts.title}, ${course.title}`}
        noIndex={!isOpenToAll}
        {...(isOpenToAll && {
          description: lesson.goal,
          canonical: absoluteUrl(paths.lesson(course.id, lesson.id)),
          picture: `course-${course.id}`,
        })}
      />
      {access === 'refused' ? (
        <LessonRefused
          course={course}
          lessonId={lesson.id}
          firstLessonId={course.curriculum[0]?.id ?? lesson.id}
          number={index + 1}
          onReadAsVisitor={() => setWasMember(false)}
        />
      ) : access === 'unreachable' ? (
        <LessonUnreachable />
      ) : access === 'uncertain' ? (
        <LessonLoading />
      ) : (
        <LessonReader found={found} progress={progress} access={access} />
      )}
    </div>
  );
}
