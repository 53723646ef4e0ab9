import ArrowForward from '@mui/icons-material/ArrowForward';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { useAppSelector } from '@/app/hooks';
import type { LessonDone } from '@/features/learning/record/courseProgress';
import type { CourseSummary, CurriculumLesson } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { formatDate } from '@/features/learning/texts/formatMoment';
import { selectIsHeldUp, selectIsInMemory } from '@/features/learning/outbox/outboxSlice';
import { untilClosed } from '@/features/learning/texts/textStatus';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { LinkButton } from '@/ui/LinkButton';
import type { NextLesson } from './nextLesson';

function doneWords(
  { completedAt, isWaiting }: LessonDone,
  { isHeldUp, isInMemory }: { isHeldUp: boolean; isInMemory: boolean },
): string {
  const words = `Done on ${formatDate(completedAt)}`;
  if (!isWaiting) return words;
  const waiting = isHeldUp ? 'Waiting for a connection.' : 'Not sent yet.';
  return `${words}. ${waiting}${isInMemory ? ` ${untilClosed}` : ''}`;
}

interface WayOnProps {
  course: CourseSummary;
  /** Undefined while the lesson is not done. */
  done: LessonDone | undefined;
  /** Undefined when every other lesson is done. */
  next: NextLesson | undefined;
  /** Index of the lesson shown, from 0. */
  index: number;
  /** The lesson after it in the course, done or not. */
  following: CurriculumLesson | undefined;
  onMarkDone: () => void;
}

/** Marks a lesson as done and goes on; once it is done, only goes on. */
export function WayOn({ course, done, next, index, following, onMarkDone }: WayOnProps) {
  const isHeldUp = useAppSelector(selectIsHeldUp);
  const isInMemory = useAppSelector(selectIsInMemory);
  const catalogueReturn = useCatalogueReturn();
  if (!done) {
    return (
      <div className="way">
        <Button variant="contained" size="large" endIcon={<ArrowForward />} onClick={onMarkDone}>
          {next ? 'Mark as done and continue' : 'Mark as done and finish'}
        </Button>
      </div>
    );
  }
  return (
    <div className="way">
      <p className="done">
        <Check fontSize="small" />
        <ChangingText>{doneWords(done, { isHeldUp, isInMemory })}</ChangingText>
      </p>
      <LinkButton
        variant="contained"
        size="large"
        to={next ? paths.lesson(course.id, next.lesson.id) : paths.plan(course.id)}
        state={catalogueReturn}
        endIcon={<ArrowForward />}
      >
        {next ? `Continue to lesson ${next.index + 1}` : 'Your one-page plan'}
      </LinkButton>
      {following && following.id !== next?.lesson.id && (
        <LinkButton
          variant="outlined"
          size="large"
          to={paths.lesson(course.id, following.id)}
          state={catalogueReturn}
          endIcon={<ArrowForward />}
        >
          Lesson {index + 2}
        </LinkButton>
      )}
    </div>
  );
}
