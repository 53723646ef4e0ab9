import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { findCourse } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import { untilClosed } from '@/features/learning/textStatus';
import { type Learning, useRefusedEvents } from '@/features/learning/useLearning';
import { focusMain } from '@/ui/focusMain';

const News = styled('div')({
  display: 'grid',
  gap: 12,
  '& p + p': { marginBlockStart: 8 },
  '&:not(:has(> :not(:empty)))': { position: 'absolute' },
});

type Refused = ReturnType<typeof useRefusedEvents>['refused'][number];

/** What was wanted, as in "You could not be enrolled in ...". */
function describe({ event: { type, courseId } }: Refused): string {
  const title = findCourse(courseId)?.title ?? 'a course';
  switch (type) {
    case 'enrol':
      return `You could not be enrolled in ${title}.`;
    case 'save':
      return `${title} could not be put on your list.`;
    case 'unsave':
      return `${title} could not be taken off your list.`;
    case 'completed':
      return `A lesson of ${title} could not be marked as done.`;
    case 'opened':
      return `Your place in ${title} could not be kept.`;
  }
}

/** What was done and has not arrived: what waits, and what was refused. */
export function LearningNews({ learning }: { learning: Learning }) {
  const { refused, dismiss } = useRefusedEvents();
  const { status, heldUpCount, isInMemory } = learning;
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
                  dismiss();
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
        {status === 'ready' && heldUpCount > 0 && (
          <Alert role="presentation" severity="info">
            {countOf(heldUpCount, 'change')} {heldUpCount === 1 ? 'waits' : 'wait'} for a connection.{' '}
            {isInMemory ? untilClosed : 'Kept on this device and sent later.'}
          </Alert>
        )}
      </div>
    </News>
  );
}
