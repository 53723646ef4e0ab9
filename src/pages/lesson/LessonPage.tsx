import { useLoaderData } from 'react-router-dom';
import { CourseNotFound } from '@/features/catalogue/CourseNotFound';
import type { LessonData } from './lessonLoader';
import { LessonNotFound } from './LessonNotFound';
import { LessonNotOnDevice } from './LessonNotOnDevice';
import { LessonView } from './LessonView';

/** One lesson of a course that is read and worked through in the browser. */
export function LessonPage() {
  const data = useLoaderData<LessonData>();
  switch (data.kind) {
    case 'found':
      return <LessonView key={data.found.course.id} {...data.found} />;
    case 'notOnDevice':
      return <LessonNotOnDevice course={data.summary} />;
    case 'unknownLesson':
      return <LessonNotFound course={data.summary} />;
    case 'unknownCourse':
      return <CourseNotFound />;
  }
}
