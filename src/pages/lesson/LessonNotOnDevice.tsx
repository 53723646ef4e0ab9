import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useState } from 'react';
import type { CourseSummary } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { wouldLoseWork } from '@/ui/reload';
import { LinkButton } from '@/ui/LinkButton';
import { useOfflineWords } from '@/ui/useOfflineWords';
import { useOnceOnline } from '@/ui/useOnceOnline';
import { PageHead } from '@/ui/PageHead';
import { offlineWords } from './offlineWords';

const words = {
  offline: { title: 'This lesson needs a connection', hint: 'It opens as soon as you are online again.' },
  offlineInMemory: {
    title: 'This lesson needs a connection',
    hint: 'It opens with a reload once you are online again.',
  },
  toReload: {
    title: 'This lesson needs a reload',
    hint: 'You are online again. This browser does not keep what you write and tick: what is not sent before the reload is lost.',
  },
} as const;

/**
 * For readers without a connection who never opened the lesson with one. Browsers do not request a failed script again,
 * so the page reloads once it can: by itself, unless something is stored in this tab alone.
 */
export function LessonNotOnDevice({ course }: { course: CourseSummary }) {
  useOfflineWords(offlineWords.notKept);
  const catalogueReturn = useCatalogueReturn();
  const [isToReload, setIsToReload] = useState(false);
  useOnceOnline(true, () => {
    if (wouldLoseWork()) setIsToReload(true);
    else window.location.reload();
  });
  const offline = wouldLoseWork() ? words.offlineInMemory : words.offline;
  return (
    <Container>
      <PageHead title="Lesson not on this device" noIndex />
      <EmptyState heading="h1" {...(isToReload ? words.toReload : offline)}>
        {isToReload && (
          <Button variant="contained" size="large" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
        <LinkButton variant="outlined" size="large" to={paths.course(course.id)} state={catalogueReturn}>
          Course page
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
