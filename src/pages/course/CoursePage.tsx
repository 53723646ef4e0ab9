import { useLoaderData } from 'react-router-dom';
import { CourseNotFound } from '@/features/catalogue/CourseNotFound';
import { CourseView } from './CourseView';
import type { CourseData } from './courseLoader';

/** One course: what it teaches, what it costs, and the button to enroll. */
export function CoursePage() {
  const data = useLoaderData<CourseData | null>();
  return data ? <CourseView key={data.summary.id} {...data} /> : <CourseNotFound />;
}
