import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useCallback, useRef } from 'react';
import { LessonBlocks } from '@/features/learning/blocks/LessonBlocks';
import { useWrittenNotes } from '@/features/learning/texts/courseNotes';
import { isAnyInMemoryOnly } from '@/features/learning/device/deviceStorage';
import { useLearnerId } from '@/features/learning/learner';
import { loadLesson, preloadLessons } from '@/features/learning/lessons/loadLessons';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { useMarkOpened } from '@/features/learning/outbox/useMarkDone';
import { useHasOfflineCopy } from '@/ui/useHasOfflineCopy';
import { useLayer } from '@/ui/useLayer';
import { useOfflineWords } from '@/ui/useOfflineWords';
import { usePreload } from '@/ui/usePreload';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { LessonAccess } from './lessonAccess';
import { LessonBar } from './LessonBar';
import { LessonEnd } from './LessonEnd';
import { LessonHead } from './LessonHead';
import { LessonLayers } from './LessonLayers';
import type { FoundLesson } from './lessonLoader';
import { outsideLesson, Page } from './LessonReader.styles';
import { nextLesson } from './nextLesson';
import { offlineWords } from './offlineWords';
import { OutlineColumn } from './OutlineColumn';
import { SkipToLesson } from './SkipToLesson';
import { useFinishLesson } from './useFinishLesson';
import { useLessonSteps } from './useLessonSteps';
import { useNotesInAddress } from './useNotesInAddress';
import { useReadingPlace } from './useReadingPlace';

interface LessonReaderProps {
  found: FoundLesson;
  progress: CourseProgress;
  access: LessonAccess;
}

function useLessonOfflineWords(isMember: boolean): void {
  const hasCopy = useHasOfflineCopy();
  const previewWords = hasCopy ? offlineWords.preview : offlineWords.previewWithoutCopy;
  const keptWords = hasCopy ? offlineWords.kept : offlineWords.withoutCopy;
  // Not a state: the page shows what does not fit on the device, so it renders again whenever that changes.
  const memberWords = isAnyInMemoryOnly() ? offlineWords.inMemory : keptWords;
  useOfflineWords(isMember ? memberWords : previewWords);
}

/** Preloads the next lesson, then all of them for times without a connection. */
function usePreloadLessons(courseId: string, nextIndex: number): void {
  usePreload(
    useCallback(async () => {
      await loadLesson(courseId, nextIndex);
      await preloadLessons(courseId);
    }, [courseId, nextIndex]),
  );
}

/** A lesson with its outline, its notes and the way on. It stays mounted when the next lesson of the course opens. */
export function LessonReader({ found, progress, access }: LessonReaderProps) {
  const { course, plan, lesson, index } = found;
  const isMember = access === 'member';
  const learnerId = useLearnerId();
  const { length: written } = useWrittenNotes(course.id);
  const noteCount = isMember ? written : undefined;
  const layers = { outline: useLayer(), notes: useLayer(), keys: useLayer() };
  const outline = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const next = nextLesson(course.curriculum, progress.done, index);
  const { said, finish } = useFinishLesson(found, progress, next);
  usePreloadLessons(course.id, index + 1);
  useMarkOpened(course.id, lesson.id, isMember);
  useNotesInAddress(layers.notes.open, isMember);
  useLessonSteps({ found, layers, outline, hasNotes: isMember });
  useLessonOfflineWords(isMember);
  useReadingPlace({
    text,
    lessonId: lesson.id,
    learnerId: isMember ? learnerId : null,
    isDone: progress.done.has(lesson.id),
  });

  const shown = { course, progress, index, nextIndex: next?.index };
  return (
    <Page>
      <GlobalStyles styles={outsideLesson} />
      <LessonBar
        index={index}
        lessonCount={course.curriculum.length}
        progress={progress}
        noteCount={noteCount}
        isOutlineOpen={layers.outline.isOpen}
        onOpenOutline={layers.outline.open}
        onOpenNotes={layers.notes.open}
      />
      <Container className="columns">
        <SkipToLesson text={text} />
        <OutlineColumn column={outline} {...shown} onOpenKeys={layers.keys.open} />
        <article ref={text} key={lesson.id} id="lesson" className="lesson">
          <LessonHead {...found} noteCount={noteCount} onOpenNotes={layers.notes.open} />
          <LessonBlocks course={course} lesson={lesson} plan={plan} />
          <LessonEnd {...found} access={access} progress={progress} next={next} onMarkDone={finish} />
        </article>
      </Container>
      {/* Stays when the next lesson replaces the one that it is about. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <LessonLayers layers={layers} lesson={lesson} {...shown} />
    </Page>
  );
}
