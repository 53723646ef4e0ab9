import LinearProgress from '@mui/material/LinearProgress';
import { type RefObject, useEffect, useRef } from 'react';
import { useAppSelector } from '@/app/hooks';
import { countOf } from '@/features/catalogue/formatCourse';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { lessonIdsOf, lessonNumber } from '@/features/learning/lessons/lessonCourses';
import { selectIsHeldUp, selectIsInMemory } from '@/features/learning/outbox/outboxSlice';
import { WaitingNote } from '@/features/learning/outbox/WaitingNote';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { SeparatePart } from '@/ui/SeparatePart';
import { LeaveCourse } from './LeaveCourse';
import type { CourseData } from './courseLoader';
import type { CourseStanding, OwnCourseProps } from './courseStanding';
import { NextLesson } from './NextLesson';
import { YoursInCourse } from './YoursInCourse';

interface MemberCardProps extends OwnCourseProps {
  details: CourseData['course'];
  /** Whether the member enrolled with a press on this page; the offer has gone, and its button with it. */
  wasPressed: RefObject<boolean>;
}

function wayOn({ doneCount, nextLessonId }: CourseStanding): string {
  if (nextLessonId === null) return 'Review';
  const number = lessonNumber(nextLessonId);
  return doneCount === 0 && number === 1 ? 'Start lesson 1' : `Continue: lesson ${number}`;
}

function WaitingEnrollment() {
  const isHeldUp = useAppSelector(selectIsHeldUp);
  const isInMemory = useAppSelector(selectIsInMemory);
  return (
    <p className="next">
      {isHeldUp
        ? `Your enrollment waits for a connection. It is kept ${isInMemory ? 'until you close this tab' : 'on this device'}.`
        : 'Your enrollment is being sent.'}
    </p>
  );
}

/** The card of a member: how far they are, the way on, and their plan, notes and certificate. */
export function MemberCard({ course, details, standing, wasPressed, onLeft }: MemberCardProps) {
  const { doneCount, waitingCount, lessonCount, nextLessonId, isWaiting } = standing;
  const catalogueReturn = useCatalogueReturn();
  const buttonHolder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) {
      buttonHolder.current?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [wasPressed]);
  return (
    <>
      <div className="offer">
        <p className="count">
          {doneCount} of {countOf(lessonCount, 'lesson')} done
          <WaitingNote count={waitingCount} />
        </p>
        <LinearProgress variant="determinate" value={(doneCount / lessonCount) * 100} aria-hidden="true" />
      </div>
      <div ref={buttonHolder} className="buy" data-bottom-bar="">
        <span className="barCount" aria-hidden="true">
          <b>
            {doneCount} of {lessonCount}
          </b>
          lessons done
        </span>
        <LinkButton
          to={paths.lesson(course.id, nextLessonId ?? lessonIdsOf(course.id)?.[0] ?? '')}
          state={catalogueReturn}
          variant="contained"
          size="large"
          fullWidth
        >
          {wayOn(standing)}
        </LinkButton>
      </div>
      <div className="contents">
        {isWaiting && <WaitingEnrollment />}
        {nextLessonId !== null && (
          <SeparatePart waiting={<p className="next" />}>
            <NextLesson details={details} lessonId={nextLessonId} />
          </SeparatePart>
        )}
        <YoursInCourse standing={standing} />
        <LeaveCourse course={course} standing={standing} onLeft={onLeft} />
      </div>
    </>
  );
}
