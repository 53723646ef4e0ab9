import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Course, CourseSummary, CurriculumLesson } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import type { CoursePlan, Lesson } from '@/features/learning/lessons/lesson';
import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';
import { loadLesson } from '@/features/learning/lessons/loadLessons';

/** A lesson with everything its page shows. */
export interface FoundLesson {
  course: Course;
  lesson: Lesson;
  /** The plan that its answers may go into; undefined for the first lesson. */
  plan: CoursePlan | undefined;
  /** The lesson's entry in the catalogue: title and minutes. */
  facts: CurriculumLesson;
  /** Counted from 0. */
  index: number;
}

export type LessonData =
  | { kind: 'found'; found: FoundLesson }
  | { kind: 'unknownCourse' }
  | { kind: 'unknownLesson'; summary: CourseSummary }
  | { kind: 'notOnDevice'; summary: CourseSummary };

async function find({ id }: CourseSummary, index: number): Promise<FoundLesson | undefined> {
  const [course, loaded] = await Promise.all([loadCourse(id), loadLesson(id, index)]);
  const facts = course?.curriculum[index];
  return course && loaded && facts && { course, ...loaded, facts, index };
}

/** What the page of one lesson shows. Fails when its texts cannot be downloaded although there is a connection. */
export async function lessonLoader({ params }: LoaderFunctionArgs): Promise<LessonData> {
  const summary = findCourse(params['id'] ?? '');
  if (!summary) return { kind: 'unknownCourse' };
  const place = findLessonPlace(params['lesson'] ?? '');
  if (place?.courseId !== summary.id) return { kind: 'unknownLesson', summary };
  try {
    const found = await find(summary, place.index);
    return found ? { kind: 'found', found } : { kind: 'unknownLesson', summary };
  } catch (error) {
    if (navigator.onLine) throw error;
    return { kind: 'notOnDevice', summary };
  }
}
