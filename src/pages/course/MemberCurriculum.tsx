import ArrowForward from '@mui/icons-material/ArrowForward';
import Check from '@mui/icons-material/Check';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import type { Course, CurriculumLesson } from '@/features/catalogue/course';
import { countOf, formatDuration } from '@/features/catalogue/formatCourse';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import type { LessonDone } from '@/features/learning/record/courseProgress';
import { paths } from '@/paths';
import { claimFirstVisit, isLatestFirstVisit } from '@/ui/firstVisit';
import { cssVar } from '@/ui/theme/cssVar';
import { currentBar } from '@/ui/theme/currentBar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CourseSection } from './CourseSection';
import type { CourseStanding } from './courseStanding';
import { lessonAnchor, readLessonAnchor } from './lessonAnchor';

const Lessons = styled(List)<{ component: 'ol' }>({
  padding: 0,
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  '& > li': { borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto 24px',
    alignItems: 'baseline',
    gap: '0 12px',
    minHeight: 60,
    padding: '18px 4px',
    color: cssVar('ink'),
    lineHeight: '1.5rem',
  },
  '& .row:focus-visible': { outlineOffset: -3 },
  '& .row:hover': { background: 'none' },
  '& .row:hover .title': { textDecoration: `underline 2px ${cssVar('signal-text')}`, textUnderlineOffset: 5 },
  '& .place': { color: cssVar('ink3'), font: '700 1.25rem/1.5rem var(--font-display)' },
  '& .place svg, & .arrow': { display: 'block', fontSize: 20, translate: '0 4px' },
  '& .place svg': { color: cssVar('ok-text') },
  '& .place.waiting svg': { color: cssVar('ink3') },
  '& .title': { display: 'block', fontWeight: 600 },
  '& .text': { display: 'block', color: cssVar('ink2') },
  '& .minutes': { color: cssVar('ink3'), fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '& .here': { position: 'relative' },
  '& .here::before': currentBar,
  '& .here .place': { color: cssVar('signal-text') },
  '& .here .title': { fontWeight: 700 },
  '@media (width < 640px)': {
    '& .row': { gridTemplateColumns: '32px minmax(0, 1fr) auto' },
    '& .arrow': { display: 'none' },
  },
  // With large text the minutes would leave the title hardly a word's width.
  '@media (width < 14rem)': {
    '& .row': { gridTemplateColumns: '32px minmax(0, 1fr)' },
    '& .minutes': { gridColumn: 2 },
  },
});

interface MemberLessonProps {
  lesson: CurriculumLesson;
  number: number;
  path: string;
  /** Undefined while it is not done. */
  done: LessonDone | undefined;
  /** Whether it is the next one. */
  isHere: boolean;
}

function MemberLesson({ lesson, number, path, done, isHere }: MemberLessonProps) {
  const catalogueReturn = useCatalogueReturn();
  return (
    <ListItem id={lessonAnchor(number)} disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        state={catalogueReturn}
        className={isHere ? 'row here' : 'row'}
      >
        <span className={done?.isWaiting ? 'place waiting' : 'place'} aria-hidden="true">
          {done ? <Check /> : number}
        </span>
        <span>
          <span className="title">
            {done && <VisuallyHidden>Done, </VisuallyHidden>}
            {lesson.title}
          </span>{' '}
          <span className="text">
            {done?.isWaiting && 'Not sent yet. '}
            {isHere && 'You are here. '}
            {lesson.description}
          </span>
        </span>{' '}
        <span className="minutes">{lesson.duration} min</span>
        <ArrowForward className="arrow" />
      </ListItemButton>
    </ListItem>
  );
}

interface MemberCurriculumProps {
  course: Course;
  standing: CourseStanding;
}

/** The lessons for a member: which are done, which is next, and a link to each. */
export function MemberCurriculum({ course, standing: { done, nextLessonId } }: MemberCurriculumProps) {
  const { id, curriculum, duration } = course;
  const list = useRef<HTMLOListElement>(null);
  const location = useLocation();

  // The visitor's list, shown until the enrolment was known, was removed while it had the focus.
  const moveToAddress = useEffectEvent(({ hash, key }: Location) => {
    const number = readLessonAnchor(hash, curriculum.length);
    if (number === undefined) return;
    const hasLostFocus = isLatestFirstVisit(key) && document.activeElement === document.body;
    if (!claimFirstVisit(key) && !hasLostFocus) return;
    const row = list.current?.querySelector(`#${lessonAnchor(number)}`);
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView();
  });
  useEffect(() => moveToAddress(location), [location]);

  return (
    <CourseSection
      title="Course Curriculum"
      aside={
        <Typography color="textSecondary">
          {countOf(curriculum.length, 'lesson')}, about {formatDuration(duration)} with the exercises
        </Typography>
      }
    >
      <Lessons component="ol" ref={list}>
        {curriculum.map((lesson, index) => (
          <MemberLesson
            key={lesson.id}
            lesson={lesson}
            number={index + 1}
            path={paths.lesson(id, lesson.id)}
            done={done.get(lesson.id)}
            isHere={lesson.id === nextLessonId}
          />
        ))}
      </Lessons>
    </CourseSection>
  );
}
