import { connection } from '@/content/connection';
import { RetryLearning } from '@/features/learning/RetryLearning';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';

/** For readers whose courses are not known on this device while the service does not answer. */
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
