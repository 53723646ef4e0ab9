import ListAlt from '@mui/icons-material/ListAlt';
import Schedule from '@mui/icons-material/Schedule';
import StickyNote2 from '@mui/icons-material/StickyNote2Outlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { ChangingText } from '@/ui/ChangingText';
import { cssVar } from '@/ui/theme/cssVar';
import type { FoundLesson } from './lessonLoader';

const Head = styled('header')({
  '& .title': { display: 'grid', gap: 12 },
  '& .numeral': {
    color: cssVar('signal-text'),
    font: '800 4.5rem/0.9 var(--font-display)',
    letterSpacing: '-0.04em',
  },
  '& h1': { fontSize: 'min(clamp(2.125rem, 1.62rem + 2.05vw, 3.5rem), 12.4vw)', lineHeight: 1.02 },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 24px',
    minHeight: 56,
    // Keeps large text, which wraps, clear of the rules.
    paddingBlock: 6,
    marginBlock: '20px 36px',
    borderBlock: `1px solid ${cssVar('rule')}`,
    color: cssVar('ink2'),
  },
  '& .facts span': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .notes': { marginInlineStart: 'auto', paddingInline: 0, '&:hover': { background: 'none' } },
  '& .notes:hover': { textDecoration: `underline 2px ${cssVar('signal-text')}`, textUnderlineOffset: 5 },
  '& .goal': { maxWidth: '31em', marginBlockEnd: 28 },
  // In narrower windows the bar shows these.
  '@media (width < 1200px)': { '& .inBar': { display: 'none !important' } },
  '@media (width >= 900px)': {
    '& .title': { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 26 },
    '& .numeral': { fontSize: '6rem' },
  },
  '@media print': { '& .notes': { display: 'none' } },
});

interface LessonHeadProps extends Pick<FoundLesson, 'course' | 'lesson' | 'facts' | 'index'> {
  /** Undefined for readers who cannot take notes. */
  noteCount: number | undefined;
  onOpenNotes: () => void;
}

/** Number, title and goal of a lesson, and how long it takes. */
export const LessonHead = memo(function LessonHead({
  course,
  lesson,
  facts,
  index,
  noteCount,
  onOpenNotes,
}: LessonHeadProps) {
  return (
    <Head>
      <div className="title">
        <span className="numeral" aria-hidden="true">
          {index + 1}
        </span>
        <h1>{facts.title}</h1>
      </div>
      <div className="facts">
        <span className="inBar">
          <ListAlt fontSize="small" />
          Lesson {index + 1} of {course.curriculum.length}
        </span>
        <span>
          <Schedule fontSize="small" />
          About {facts.duration} minutes, with the exercise
        </span>
        {noteCount !== undefined && (
          <Button
            variant="text"
            className="notes inBar"
            startIcon={<StickyNote2 />}
            aria-haspopup="dialog"
            data-opens="notes"
            onClick={onOpenNotes}
          >
            <ChangingText>{`Your notes (${noteCount})`}</ChangingText>
          </Button>
        )}
      </div>
      <Typography variant="lead" component="p" className="goal">
        {lesson.goal}
      </Typography>
    </Head>
  );
});
