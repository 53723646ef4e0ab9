import { useEffect, useRef } from 'react';
import { useCourseProgress } from '@/features/learning/useLearning';
import { absoluteUrl, paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { lessonAccess } from './lessonAccess';
import type { FoundLesson } from './lessonLoader';
import { LessonReader } from './LessonReader';
import { LessonRefused } from './LessonRefused';
import { LessonUnreachable } from './LessonUnreachable';
import { LessonLoading } from './LessonLoading';

/** A lesson for those who may read it; for everybody else what is needed to do so. */
export function LessonView(found: FoundLesson) {
  const { course, lesson, facts, index } = found;
  const progress = useCourseProgress(course.id);
  const access = lessonAccess(course, index, progress);
  const isOpenToAll = index === 0 && course.price === 0;
  const page = useRef<HTMLDivElement>(null);
  const wasRefused = useRef(false);

  useEffect(() => {
    // The button that was pressed to enroll has gone with what it stood in.
    if (wasRefused.current && access === 'member' && document.activeElement === document.body) {
      const heading = page.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
    wasRefused.current = access === 'refused';
  }, [access]);

  return (
    <div ref={page}>
      <PageHead
        title={`Lesson ${index + 1}: ${facts.title}, ${course.title}`}
        noIndex={!isOpenToAll}
        {...(isOpenToAll && {
          description: lesson.goal,
          canonical: absoluteUrl(paths.lesson(course.id, lesson.id)),
          picture: `course-${course.id}`,
        })}
      />
      {access === 'refused' ? (
        <LessonRefused
          course={course}
          lessonId={lesson.id}
          firstLessonId={course.curriculum[0]?.id ?? lesson.id}
          number={index + 1}
        />
      ) : access === 'unreachable' ? (
        <LessonUnreachable />
      ) : access === 'uncertain' ? (
        <LessonLoading />
      ) : (
        <LessonReader found={found} progress={progress} access={access} />
      )}
    </div>
  );
}
