import { useEffect, useState } from 'react';
import type { Lesson } from '@/features/catalogue/course';
import { loadCourse } from '@/features/catalogue/loadCourse';

/** The lessons of a course; undefined until they are downloaded, or when that fails. */
export function useCurriculum(courseId: string | undefined): readonly Lesson[] | undefined {
  const [loaded, setLoaded] = useState<{ courseId: string; lessons: readonly Lesson[] }>();
  useEffect(() => {
    if (courseId === undefined) return undefined;
    let isOver = false;
    const load = async () => {
      try {
        const course = await loadCourse(courseId);
        if (course && !isOver) setLoaded({ courseId, lessons: course.curriculum });
      } catch {
        // Without its title, a lesson is still named by its number.
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [courseId]);
  return loaded?.courseId === courseId ? loaded?.lessons : undefined;
}
