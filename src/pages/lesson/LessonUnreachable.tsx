import { connection } from '@/content/connection';
import { RetryLearning } from '@/features/learning/RetryLearning';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';

/** Nothing is known on this device of what somebody has enrolled in, and the service does not answer. */
export function LessonUnreachable() {
  return (
    <Container>
      <EmptyState
        title={connection.slow}
        heading="h1"
        hint="Your courses could not be looked up, and nothing of them is on this device yet. Check your connection and try again."
      >
        <RetryLearning variant="contained" size="large" />
      </EmptyState>
    </Container>
  );
}
