import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import type { CurrentUser } from '@/features/auth/session/currentUser';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { SeparatePart } from '@/ui/SeparatePart';
import { withLessonTitles } from './withLessonTitles';

const LearningParts = __LEARNING__
  ? lazy(async () => ({ default: (await withLessonTitles(import('./LearningParts'))).LearningParts }))
  : null;

const notLoaded = (
  <Alert
    severity="error"
    action={
      <Button variant="text" onClick={() => window.location.reload()}>
        Try again
      </Button>
    }
  >
    Your courses did not load. Check your connection and try again.
  </Alert>
);

/** The learning parts of the dashboard, as a separate download. */
export function LazyLearning({ user }: { user: CurrentUser }) {
  if (!LearningParts) return null;
  return (
    <SeparatePart waiting={<LoadingStatus className="waiting" />} failed={notLoaded}>
      <LearningParts user={user} />
    </SeparatePart>
  );
}
