import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { EnrollButton } from '@/features/catalogue/EnrollButton';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { useLearnerId } from '@/features/learning/learner';
import { RetryLearning } from '@/features/learning/record/RetryLearning';
import { hasPreviewOf, previewKey } from '@/features/learning/texts/preview';
import { useOnDevice } from '@/features/learning/device/useOnDevice';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { cssVar } from '@/ui/theme/cssVar';
import type { LessonAccess } from './lessonAccess';
import type { FoundLesson } from './lessonLoader';
import type { NextLesson } from './nextLesson';
import { WayOn } from './WayOn';

const End = styled('footer')({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 12,
  marginBlockStart: 24,
  '& .way': { display: 'grid', gap: 12 },
  '& .said': { color: cssVar('ink2') },
  '& .done': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& .done svg': { color: cssVar('ok-text') },
  // Which actions the reader has is unknown until the stored session has been looked up.
  'html[data-session="stored"] & .way[data-uncertain]': { visibility: 'hidden' },
  '@media (width >= 900px)': {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    '& .way': { marginInlineStart: 'auto', justifyItems: 'end', textAlign: 'end' },
  },
  '@media print': { display: 'none' },
});

interface LessonEndProps extends Pick<FoundLesson, 'course' | 'lesson' | 'index'> {
  access: LessonAccess;
  progress: CourseProgress;
  /** Undefined when every other lesson is done. */
  next: NextLesson | undefined;
  onMarkDone: () => void;
}

function KeptByEnrolling({ lesson }: Pick<FoundLesson, 'lesson'>) {
  const learnerId = useLearnerId();
  // What the learner wrote into this lesson before signing in.
  const comesBack = useOnDevice(
    previewKey(learnerId ?? ''),
    () => learnerId !== null && hasPreviewOf(learnerId, lesson.blocks),
    false,
  );
  return (
    <p className="said">
      {learnerId !== null
        ? 'What you write is kept in your account. Enroll to mark lessons as done.'
        : 'What you write is kept once you enroll.'}
      {comesBack && ' What you wrote before signing in comes back then.'}
    </p>
  );
}

function LookUpAgain() {
  return (
    <div className="way">
      <p className="said">Whether you are enrolled could not be looked up.</p>
      <RetryLearning variant="outlined" size="large" />
    </div>
  );
}

/**
 * Once the pressed Enroll button is gone, moves the focus to the way on. A learner who has enrolled elsewhere
 * must not land on a button that ticks the lesson.
 */
function useFocusOnceEnrolled(access: LessonAccess) {
  const end = useRef<HTMLElement>(null);
  const wasPressedHere = useRef(false);
  useEffect(() => {
    if (access !== 'member' || !wasPressedHere.current) return;
    wasPressedHere.current = false;
    if (document.activeElement !== document.body) return;
    end.current?.querySelector<HTMLElement>('.way :is(button, a)')?.focus({ preventScroll: true });
  }, [access]);
  const notePress = () => {
    wasPressedHere.current = true;
  };
  return { end, notePress };
}

/** The end of a lesson: marking it as done, and the way on. */
export function LessonEnd({ course, lesson, index, access, progress, next, onMarkDone }: LessonEndProps) {
  const previous = course.curriculum[index - 1];
  const catalogueReturn = useCatalogueReturn();
  const { end, notePress } = useFocusOnceEnrolled(access);
  return (
    <End ref={end}>
      {previous && (
        <LinkButton
          variant="outlined"
          size="large"
          to={paths.lesson(course.id, previous.id)}
          state={catalogueReturn}
          startIcon={<ArrowBack />}
        >
          Lesson {index}
        </LinkButton>
      )}
      {access === 'member' ? (
        <WayOn
          course={course}
          done={progress.done.get(lesson.id)}
          next={next}
          index={index}
          following={course.curriculum[index + 1]}
          onMarkDone={onMarkDone}
        />
      ) : access === 'unreachablePreview' ? (
        <LookUpAgain />
      ) : (
        <div className="way" {...(access === 'uncertainPreview' && { 'data-uncertain': true })}>
          <EnrollButton course={course} onPress={notePress} />
          <KeptByEnrolling lesson={lesson} />
        </div>
      )}
    </End>
  );
}
