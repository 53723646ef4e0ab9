import { loadCourse } from '@/features/catalogue/loadCourse';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';

const titles = new Map<string, string>();

/** Undefined when its download failed; the lesson is then named by its number. */
export const lessonTitle = (lessonId: string): string | undefined => titles.get(lessonId);

async function loadTitlesOf(courseId: string): Promise<void> {
  const course = await loadCourse(courseId);
  for (const { id, title } of course?.curriculum ?? []) titles.set(id, title);
}

export async function loadLessonTitles(): Promise<void> {
  await Promise.allSettled(lessonCourses.map(({ courseId }) => loadTitlesOf(courseId)));
}
