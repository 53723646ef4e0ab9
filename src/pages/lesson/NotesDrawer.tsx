import type { LayerState } from '@/ui/useLayer';
import { LessonDrawer } from './LessonDrawer';
import type { FoundLesson } from './lessonLoader';
import { Notes } from './Notes';

interface NotesDrawerProps extends Pick<FoundLesson, 'course' | 'lesson' | 'index'> {
  layer: LayerState;
}

/** The learner's notes on the lessons of a course. The page behind keeps its scroll position. */
export function NotesDrawer({ layer, course, lesson, index }: NotesDrawerProps) {
  return (
    <LessonDrawer layer={layer} side="right" title="Your notes" closeLabel="Close notes">
      <Notes course={course} lesson={lesson} index={index} />
    </LessonDrawer>
  );
}
