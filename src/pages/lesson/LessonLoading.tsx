import { WaitingForLearning } from '@/features/learning/WaitingForLearning';
import { Container } from '@/ui/Container';
import { PageLoading } from '@/ui/PageLoading';

/** Shown until it is known whether the reader may read the lesson. */
export function LessonLoading() {
  return (
    <Container>
      <WaitingForLearning heading="h1">
        <PageLoading />
      </WaitingForLearning>
    </Container>
  );
}
