import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { useEffect, useRef } from 'react';
import { LessonBlocks } from '@/features/learning/blocks/LessonBlocks';
import { useLearnerId } from '@/features/learning/learner';
import type { CourseProgress } from '@/features/learning/useLearning';
import { useNotes } from '@/features/learning/useNotes';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { useOfflineWords } from '@/ui/OfflineWords';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { notesOfCourse } from './courseNotes';
import { KeyHints } from './KeyHints';
import type { LessonAccess } from './lessonAccess';
import { LessonBar } from './LessonBar';
import { LessonEnd } from './LessonEnd';
import { LessonHead } from './LessonHead';
import { LessonLayers } from './LessonLayers';
import type { FoundLesson } from './lessonLoader';
import { LessonOutline } from './LessonOutline';
import { Page, releasedHeader } from './LessonReader.styles';
import { nextLesson } from './nextLesson';
import { offlineWords } from './offlineWords';
import { OpenedLesson } from './OpenedLesson';
import { SkipToLesson } from './SkipToLesson';
import { useFinishLesson } from './useFinishLesson';
import { useLessonLayers } from './useLessonLayers';
import { useLessonSteps } from './useLessonSteps';
import { useReadingPlace } from './useReadingPlace';

interface LessonReaderProps {
  found: FoundLesson;
  progress: CourseProgress;
  access: LessonAccess;
}

/** A lesson with its outline, its notes and the way on. It stays when the next lesson of the course takes its place. */
export function LessonReader({ found, progress, access }: LessonReaderProps) {
  const { course, lessons, lesson, index } = found;
  const isMember = access === 'member';
  const learnerId = useLearnerId();
  const { notes } = useNotes();
  const noteCount = isMember ? notesOfCourse(notes, course.id).length : undefined;
  const layers = useLessonLayers();
  const outline = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const nextIndex = nextLesson(lessons.lessons, progress.done, index)?.index;
  const { said, finish } = useFinishLesson(found, progress);
  useLessonSteps({ found, layers, outline, hasNotes: isMember });
  useOfflineWords(isMember ? offlineWords.kept : offlineWords.preview);
  useReadingPlace({
    text,
    lessonId: lesson.id,
    learnerId: isMember ? learnerId : null,
    isDone: progress.done.has(lesson.id),
  });
  useEffect(() => {
    const { current: column } = outline;
    const row = column?.querySelector<HTMLElement>('[aria-current]');
    if (column && row) column.scrollTop = row.offsetTop - column.clientHeight / 2;
  }, [index]);

  const shown = { course, progress, index, nextIndex };
  return (
    <Page>
      <GlobalStyles styles={releasedHeader} />
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
        <div ref={outline} className="outline">
          <TextLink to={paths.course(course.id)} className="back">
            <ArrowBack fontSize="small" />
            Course page
          </TextLink>
          <Typography variant="h4" component="p" className="course">
            {course.title}
          </Typography>
          <LessonOutline {...shown} />
          <KeyHints onOpenKeys={layers.keys.open} />
        </div>
        <article ref={text} key={lesson.id} className="lesson">
          <LessonHead {...found} noteCount={noteCount} onOpenNotes={layers.notes.open} />
          <LessonBlocks course={course} lesson={lesson} lessons={lessons} />
          <LessonEnd {...found} access={access} progress={progress} onMarkDone={finish} />
          {isMember && <OpenedLesson courseId={course.id} lessonId={lesson.id} />}
        </article>
      </Container>
      {/* Outlives the lesson that it speaks of. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <LessonLayers layers={layers} {...shown} />
    </Page>
  );
}
