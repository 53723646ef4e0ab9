import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Course, CourseSummary, Lesson as LessonFacts } from '@/features/catalogue/course';
import { findCourse } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import type { CourseLessons, Lesson } from '@/features/learning/lessons/lesson';
import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';
import { loadFirstLesson, loadLessons } from '@/features/learning/lessons/loadLessons';

/** A lesson with everything its page shows. */
export interface FoundLesson {
  course: Course;
  /** All of the course; not with the first, which is read without the others. */
  lessons?: CourseLessons | undefined;
  lesson: Lesson;
  /** What the catalogue says of it: title and minutes. */
  facts: LessonFacts;
  /** From 0. */
  index: number;
}

export type LessonData =
  | { kind: 'found'; found: FoundLesson }
  | { kind: 'unknownCourse' }
  | { kind: 'unknownLesson'; summary: CourseSummary }
  | { kind: 'notOnDevice'; summary: CourseSummary };

async function find({ id }: CourseSummary, index: number): Promise<FoundLesson | undefined> {
  const [course, lessons, first] = await Promise.all([
    loadCourse(id),
    index > 0 ? loadLessons(id) : undefined,
    index > 0 ? undefined : loadFirstLesson(id),
  ]);
  const lesson = first ?? lessons?.lessons[index];
  const facts = course?.curriculum[index];
  return course && lesson && facts && { course, lessons, lesson, facts, index };
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
