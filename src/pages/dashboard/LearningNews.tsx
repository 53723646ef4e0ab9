import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAppSelector } from '@/app/hooks';
import { findCourse } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';
import { selectOutboxOwner, selectRefused } from '@/features/learning/outbox/outboxSlice';
import { dismissRefusals, type RefusedEvent } from '@/features/learning/outbox/refusals';
import { untilClosed } from '@/features/learning/texts/textStatus';
import type { Learning } from '@/features/learning/record/useLearning';
import { unsentPlaces } from '@/features/learning/texts/unsentPlaces';
import { useHeldUp } from '@/features/learning/sync/useHeldUp';
import { useTexts } from '@/features/learning/texts/useTexts';
import { focusMain } from '@/ui/focusMain';
import { TextLink } from '@/ui/TextLink';

const News = styled('div')({
  display: 'grid',
  gap: 12,
  '& p + p': { marginBlockStart: 8 },
  '&:not(:has(> :not(:empty)))': { position: 'absolute' },
});

/** "Lesson 2", counted from 1. */
function lessonIn(lessonId: string | undefined): string {
  const place = findLessonPlace(lessonId ?? '');
  return place ? `Lesson ${place.index + 1}` : 'A lesson';
}

/** What failed, as in "You could not be enrolled in ...". */
function describe({ event: { type, courseId, lesson } }: RefusedEvent): string {
  const title = findCourse(courseId)?.title ?? 'a course';
  switch (type) {
    case 'enrol':
      return `You could not be enrolled in ${title}.`;
    case 'save':
      return `${title} could not be put on your list.`;
    case 'unsave':
      return `${title} could not be taken off your list.`;
    case 'completed':
      return `${lessonIn(lesson)} of ${title} could not be marked as done.`;
    case 'opened':
      return `Your place in ${title} could not be kept.`;
  }
}

/**
 * Texts that stay on this device until their learner chooses a version or changes them. A course idea says so itself,
 * on the same page.
 */
function TextsToSettle() {
  const { writerId, texts } = useTexts();
  const places = writerId === null ? [] : unsentPlaces(texts).filter(({ courseId }) => courseId !== null);
  if (places.length === 0) return null;
  return (
    <Alert role="presentation" severity="info">
      {places.map(({ name, to, isChoice }) => (
        <p key={to}>
          <TextLink to={to}>{name}</TextLink>:{' '}
          {isChoice
            ? 'there are two versions of what you wrote. Choose which one to keep.'
            : 'what you wrote could not be saved as it is.'}
        </p>
      ))}
    </Alert>
  );
}

/** Actions that have not reached the service: those that wait, and those that it refused. */
export function LearningNews({ learning }: { learning: Learning }) {
  const learnerId = useAppSelector(selectOutboxOwner);
  const refused = useAppSelector(selectRefused);
  const { count, isInMemory } = useHeldUp();
  return (
    <News>
      <div role="alert">
        {refused.length > 0 && (
          <Alert
            role="presentation"
            severity="error"
            action={
              <Button
                variant="text"
                onClick={() => {
                  if (learnerId !== null) dismissRefusals(learnerId);
                  focusMain();
                }}
              >
                Dismiss
              </Button>
            }
          >
            {refused.map((one) => (
              <p key={one.event.id}>
                {describe(one)} {one.message}
              </p>
            ))}
          </Alert>
        )}
      </div>
      <div role="status">
        <TextsToSettle />
      </div>
      <div role="status">
        {learning.status === 'ready' && count > 0 && (
          <Alert role="presentation" severity="info">
            {countOf(count, 'change')} {count === 1 ? 'waits' : 'wait'} for a connection.{' '}
            {isInMemory ? untilClosed : 'Kept on this device and sent later.'}
          </Alert>
        )}
      </div>
    </News>
  );
}
