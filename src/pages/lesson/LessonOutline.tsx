import Check from '@mui/icons-material/Check';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '@/features/catalogue/course';
import type { CourseProgress } from '@/features/learning/courseProgress';
import { WaitingNote } from '@/features/learning/WaitingNote';
import { paths } from '@/paths';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Lessons, Progress } from './LessonOutline.styles';

interface LessonOutlineProps {
  course: Course;
  progress: CourseProgress;
  /** Of the lesson shown, from 0. */
  index: number;
  /** Of the next lesson that is not done, which is where the key for the outline leads. */
  nextIndex: number | undefined;
  /** For links in a layer, which takes the focus to the next lesson when it opens. */
  link?: { replace: boolean; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
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
        {curriculum.map(({ id, title, duration }, place) => {
          const lessonDone = done.get(id);
          return (
            <ListItem key={id} disablePadding>
              <ListItemButton
                component={Link}
                to={paths.lesson(course.id, id)}
                className="row"
                {...(place === index && { 'aria-current': 'page' })}
                {...(place === (nextIndex ?? index) && { 'data-next': true })}
                {...link}
              >
                <span className={lessonDone?.isWaiting ? 'place waiting' : 'place'} aria-hidden="true">
                  {lessonDone && place !== index ? <Check /> : place + 1}
                </span>
                <span className="title">
                  {lessonDone && (
                    <VisuallyHidden>
                      {lessonDone.isWaiting ? 'Done, not sent yet, ' : 'Done, '}
                    </VisuallyHidden>
                  )}
                  {title}
                </span>
                <span className="minutes">{duration} min</span>
              </ListItemButton>
            </ListItem>
          );
        })}
      </Lessons>
    </nav>
  );
});
