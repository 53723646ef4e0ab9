import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { connection } from '@/content/connection';
import { Container } from '@/ui/Container';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { useIsSlow } from '@/ui/useIsSlow';

/** How long a lesson may take to come before a reload is offered, in milliseconds. */
const longestWait = 10_000;

/** As high as the window, so that the footer does not come up for a moment. */
const Loading = styled(LoadingStatus)({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100vh',
  fontWeight: 600,
});

/** Until it is known who may read a lesson. A script that has not arrived may come with a reload only. */
export function LessonLoading() {
  const isSlow = useIsSlow(longestWait);
  if (!isSlow) return <Loading />;
  return (
    <Container>
      <EmptyState
        title={connection.slow}
        heading="h1"
        hint="A part of this lesson has not arrived yet. If it does not come, load the page again."
      >
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </EmptyState>
    </Container>
  );
}
