import { styled } from '@mui/material/styles';
import { WaitingForLearning } from '@/features/learning/WaitingForLearning';
import { Container } from '@/ui/Container';
import { LoadingStatus } from '@/ui/LoadingStatus';

/** As high as the window, so that the footer does not come up for a moment. */
const Loading = styled(LoadingStatus)({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100vh',
  fontWeight: 600,
});

/** Until it is known who may read a lesson. */
export function LessonLoading() {
  return (
    <Container>
      <WaitingForLearning heading="h1">
        <Loading />
      </WaitingForLearning>
    </Container>
  );
}
