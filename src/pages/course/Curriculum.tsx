import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Course, CurriculumLesson } from '@/features/catalogue/course';
import { countOf, formatDuration } from '@/features/catalogue/formatCourse';
import { paths } from '@/paths';
import { claimFirstVisit } from '@/ui/firstVisit';
import { CourseSection } from './CourseSection';
import { Lessons, Summary } from './Curriculum.styles';
import { lessonAnchor, readLessonAnchor } from './lessonAnchor';
import { LessonRow } from './LessonRow';
import { useOpenLessons } from './useOpenLessons';

interface CurriculumProps {
  course: Course;
  /** The lesson that anybody may read. */
  openLesson: CurriculumLesson | undefined;
}

/** The lessons in order. An address such as #lesson-4 opens its row and scrolls to it. */
export function Curriculum({ course, openLesson }: CurriculumProps) {
  const { curriculum: lessons, duration } = course;
  const list = useRef<HTMLOListElement>(null);
  const { isOpen, setOpen, areAllOpen, toggleAll } = useOpenLessons(lessons.length);
  const location = useLocation();

  const openFromAddress = useEffectEvent(({ hash, key }: Location) => {
    const number = readLessonAnchor(hash, lessons.length);
    if (number === undefined) return;
    setOpen(number, true);
    if (!claimFirstVisit(key)) return;
    const row = list.current?.querySelector(`#${lessonAnchor(number)}`);
    row?.querySelector('summary')?.focus({ preventScroll: true });
    row?.scrollIntoView();
  });
  // Depends on the whole location, because it also changes when the same link is pressed again.
  useEffect(() => openFromAddress(location), [location]);

  return (
    <CourseSection
      title="Course Curriculum"
      aside={
        <Summary>
          {countOf(lessons.length, 'lesson')} · {formatDuration(duration)}
          <Link component="button" type="button" className="toggleAll" onClick={toggleAll}>
            {areAllOpen ? 'Collapse all' : 'Expand all'}
          </Link>
        </Summary>
      }
    >
      <Lessons ref={list}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            number={index + 1}
            isOpen={isOpen(index + 1)}
            onToggle={(isNowOpen) => setOpen(index + 1, isNowOpen)}
            readAt={lesson === openLesson ? paths.lesson(course.id, lesson.id) : undefined}
          />
        ))}
      </Lessons>
    </CourseSection>
  );
}
