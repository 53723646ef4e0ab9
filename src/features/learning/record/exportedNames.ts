import { courses } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import type { Block } from '@/features/learning/lessons/lesson';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { loadLesson } from '@/features/learning/lessons/loadLessons';

type Name = readonly [id: string, words: string];

/** A block that stores an answer under its id has a name; the compiler asks each new kind of block for its case. */
function namesInBlock(block: Block): Name[] {
  switch (block.type) {
    case 'write':
      return [[block.id, block.prompt]];
    case 'table':
      return [[block.id, block.title]];
    case 'text':
    case 'example':
    case 'check':
    case 'sort':
    case 'predict':
    case 'list':
    case 'plan':
    case 'recap':
      return [];
  }
}

async function namesInLesson(courseId: string, index: number): Promise<Name[]> {
  const [course, loaded] = await Promise.all([loadCourse(courseId), loadLesson(courseId, index)]);
  const title = course?.curriculum[index]?.title;
  if (!loaded || title === undefined) return [];
  return [[loaded.lesson.id, title], ...loaded.lesson.blocks.flatMap(namesInBlock)];
}

/**
 * What the ids in an export stand for, by id: titles of courses, lessons and tables, and what was asked. Without the
 * lessons' names if their texts cannot be downloaded.
 */
export async function exportedNames(exported: string): Promise<Record<string, string>> {
  const isExported = ([id]: Name) => exported.includes(JSON.stringify(id));
  const lessons = lessonCourses
    .filter(({ courseId }) => isExported([courseId, '']))
    .flatMap(({ courseId, lessonIds }) => lessonIds.map((_id, index) => namesInLesson(courseId, index)));
  const inLessons = await Promise.all(lessons).catch(() => []);
  const inCatalogue = courses.map(({ id, title }): Name => [id, title]);
  return Object.fromEntries([...inCatalogue, ...inLessons.flat()].filter(isExported));
}
