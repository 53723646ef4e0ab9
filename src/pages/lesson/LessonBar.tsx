import ListAlt from '@mui/icons-material/ListAlt';
import StickyNote2 from '@mui/icons-material/StickyNote2Outlined';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { ChangingText } from '@/ui/ChangingText';
import { cssVar } from '@/ui/theme/cssVar';
import { ringInside } from '@/ui/theme/focusRing';
import { lowWindow } from '@/ui/theme/lowWindow';

const Bar = styled(AppBar)<{ component: 'div' }>({
  borderWidth: '0 0 1px',
  background: cssVar('paper'),
  color: cssVar('ink'),
  // The bar is always in sight; with a scroll margin the page would move whenever one of its buttons gets the focus
  // back.
  '& *': { scrollMarginTop: 0 },
  '& > .MuiContainer-root': { width: '100%' },
  '& .MuiToolbar-root': { justifyContent: 'space-between', gap: 16, minHeight: 56 },
  // At the edge of the window, which would clip a ring outside them.
  '& .MuiButton-root': { marginInline: -12, paddingInline: 12, ...ringInside },
  '& .MuiButton-startIcon': { marginInline: '0 10px', '& > svg': { fontSize: 22 } },
  // Large text wraps; its lines are tighter, so that 56 pixels do not cut them off.
  '& .MuiToolbar-root > button': { lineHeight: 1.25, paddingBlock: 4, textWrap: 'balance' },
  // With text of twice the size a narrow phone has no room beside the words.
  '@media (width < 12rem)': { '& .MuiButton-startIcon': { display: 'none' } },
  '& .MuiLinearProgress-root': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 4,
    borderRadius: 0,
    '& > span': { borderRadius: 0 },
  },
  [lowWindow]: { position: 'relative' },
  '@media (width >= 1200px)': { display: 'none' },
  '@media print': { display: 'none' },
});

interface LessonBarProps {
  /** Index of the lesson shown, from 0. */
  index: number;
  lessonCount: number;
  progress: CourseProgress;
  /** Undefined for readers who cannot take notes. */
  noteCount: number | undefined;
  isOutlineOpen: boolean;
  onOpenOutline: () => void;
  onOpenNotes: () => void;
}

/** In narrower windows it stays in sight instead of the site's header, and opens the outline and the notes. */
export function LessonBar({
  index,
  lessonCount,
  progress,
  noteCount,
  isOutlineOpen,
  onOpenOutline,
  onOpenNotes,
}: LessonBarProps) {
  return (
    <Bar component="div" variant="outlined" square position="sticky" color="default" elevation={0}>
      <Container>
        <Toolbar disableGutters variant="dense">
          <Button
            variant="text"
            startIcon={<ListAlt />}
            aria-haspopup="dialog"
            aria-expanded={isOutlineOpen}
            onClick={onOpenOutline}
          >
            <ChangingText>{`Lesson ${index + 1} of ${lessonCount}`}</ChangingText>
          </Button>
          {noteCount !== undefined && (
            <Button
              variant="text"
              startIcon={<StickyNote2 />}
              aria-haspopup="dialog"
              data-opens="notes"
              onClick={onOpenNotes}
            >
              <ChangingText>{`Notes (${noteCount})`}</ChangingText>
            </Button>
          )}
        </Toolbar>
      </Container>
      {progress.isEnrolled && (
        <LinearProgress
          variant="determinate"
          value={(progress.doneCount / lessonCount) * 100}
          aria-hidden="true"
        />
      )}
    </Bar>
  );
}
