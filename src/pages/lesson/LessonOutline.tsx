import LinearProgress from '@mui/material/LinearProgress';
import { memo, useEffect, useRef } from 'react';
import type { Course } from '@/features/catalogue/course';
import type { CourseProgress } from '@/features/learning/courseProgress';
import { WaitingNote } from '@/features/learning/WaitingNote';
import { Lessons, Progress } from './LessonOutline.styles';
import { OutlineRow, type RowLink } from './OutlineRow';

interface LessonOutlineProps {
  course: Course;
  progress: CourseProgress;
  /** Of the lesson shown, from 0. */
  index: number;
  /** Of the next lesson that is not done, which is where the key for the outline leads. */
  nextIndex: number | undefined;
  /** For links in a layer, which takes the focus to the next lesson when it opens. */
  link?: RowLink;
}

/** The lessons of a course in order, what is done of them, and which one is shown. */
export const LessonOutline = memo(function LessonOutline({
  course,
  progress,
  index,
  nextIndex,
  link,
}: LessonOutlineProps) {
  const { curriculum } = course;
  const { done, doneCount, waitingCount, isEnrolled } = progress;
  const list = useRef<HTMLElement>(null);
  const isInLayer = link !== undefined;
  useEffect(() => {
    if (isInLayer) list.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, [isInLayer]);
  return (
    <nav ref={list} aria-label="Lessons">
      {isEnrolled && (
        <Progress>
          <p className="count">
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
            link={link}
          />
        ))}
      </Lessons>
    </nav>
  );
});
