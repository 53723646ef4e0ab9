import LinearProgress from '@mui/material/LinearProgress';
import { memo, type MouseEvent, useEffect, useRef } from 'react';
import type { Course } from '@/features/catalogue/course';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { WaitingNote } from '@/features/learning/outbox/WaitingNote';
import { Lessons, Progress } from './LessonOutline.styles';
import { OutlineRow } from './OutlineRow';
import { scrollToRow } from './scrollToRow';

interface LessonOutlineProps {
  course: Course;
  progress: CourseProgress;
  /** Index of the lesson shown, from 0. */
  index: number;
  /** Index of the next lesson that is not done; the shortcut for the outline goes there. */
  nextIndex: number | undefined;
  /** Only in a layer, which focuses the next lesson when it opens, and whose links replace its history entry. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The lessons of a course in order: which are done, and which one is shown. */
export const LessonOutline = memo(function LessonOutline({
  course,
  progress,
  index,
  nextIndex,
  onFollow,
}: LessonOutlineProps) {
  const { curriculum } = course;
  const { done, doneCount, waitingCount, isEnrolled } = progress;
  const list = useRef<HTMLElement>(null);
  const isInLayer = onFollow !== undefined;
  useEffect(() => {
    if (!isInLayer) return;
    const next = list.current?.querySelector<HTMLElement>('[data-next]');
    next?.focus({ preventScroll: true });
    scrollToRow(next, next?.closest('.MuiDialogContent-root'));
  }, [isInLayer]);
  return (
    <nav ref={list} aria-label="Lessons">
      {isEnrolled && (
        <Progress>
          {/* Keyed for translated pages, see `ChangingText`. */}
          <p key={doneCount} className="count">
            {doneCount} of {curriculum.length} lessons done
            <WaitingNote count={waitingCount} />
          </p>
          <LinearProgress
            variant="determinate"
            value={(doneCount / curriculum.length) * 100}
            aria-hidden="true"
          />
        </Progress>
      )}
      <Lessons component="ol">
        {curriculum.map((lesson, place) => (
          <OutlineRow
            key={lesson.id}
            courseId={course.id}
            lesson={lesson}
            place={place}
            isShown={place === index}
            isNext={place === (nextIndex ?? index)}
            isDone={done.has(lesson.id)}
            isWaiting={done.get(lesson.id)?.isWaiting === true}
            onFollow={onFollow}
          />
        ))}
      </Lessons>
    </nav>
  );
});
