import { WaitingForLearning } from '@/features/learning/WaitingForLearning';
import { Container } from '@/ui/Container';
import { PageLoading } from '@/ui/PageLoading';

/** Until it is known who may read a lesson. */
export function LessonLoading() {
  return (
    <Container>
      <WaitingForLearning heading="h1">
        <PageLoading />
      </WaitingForLearning>
    </Container>
  );
}
