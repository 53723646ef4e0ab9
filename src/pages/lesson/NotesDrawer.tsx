import Close from '@mui/icons-material/Close';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { LayerState } from '@/ui/useLayer';
import { wideWindow } from '@/ui/wideWindow';
import { LessonDrawer } from './LessonDrawer.styles';
import type { FoundLesson } from './lessonLoader';
import { Notes } from './Notes';

interface NotesDrawerProps extends Pick<FoundLesson, 'course' | 'lesson' | 'index'> {
  layer: LayerState;
}

/** What the learner has noted on the lessons of a course. The page behind keeps its place. */
export function NotesDrawer({ layer, course, lesson, index }: NotesDrawerProps) {
  const titleId = useId();
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  return (
    <LessonDrawer
      anchor={isWide ? 'right' : 'bottom'}
      open={layer.isOpen}
      onClose={layer.close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className="top">
        <DialogTitle variant="h3" id={titleId}>
          Your notes
        </DialogTitle>
        <IconButton onClick={layer.close} aria-label="Close notes" edge="end">
          <Close />
        </IconButton>
      </div>
      <DialogContent>
        <Notes course={course} lesson={lesson} index={index} />
      </DialogContent>
    </LessonDrawer>
  );
}
