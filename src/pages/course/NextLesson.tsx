import { use } from 'react';
import type { CourseData } from './courseLoader';

interface NextLessonProps {
  details: CourseData['course'];
  lessonId: string;
}

/** The title of the next lesson, and how long it takes. Suspends until the curriculum arrives. */
export function NextLesson({ details, lessonId }: NextLessonProps) {
  const course = details instanceof Promise ? use(details) : details;
  const lesson = course?.curriculum.find(({ id }) => id === lessonId);
  if (!lesson) return null;
  return (
    <p className="next">
      {/[.!?]$/.test(lesson.title) ? lesson.title : `${lesson.title}.`} About {lesson.duration} minutes, with
      the exercise.
    </p>
  );
}
