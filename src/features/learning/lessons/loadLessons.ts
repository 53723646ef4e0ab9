import type { CoursePlan, Lesson } from './lesson';

interface Loaders {
  /** Each lesson is a chunk of its own, so that nobody waits for the texts of the others. */
  lessons: readonly (() => Promise<{ lesson: Lesson }>)[];
  plan: () => Promise<{ plan: CoursePlan }>;
}

/** A Map: ids come from the address bar, and an object would know "constructor". */
const loaders = new Map<string, Loaders>([
  [
    'd4c7677b-9c1c-575e-a6a9-bd066167a630',
    {
      lessons: [
        () => import('@/features/learning/lessons/startHereAi/lesson01'),
        () => import('@/features/learning/lessons/startHereAi/lesson02'),
        () => import('@/features/learning/lessons/startHereAi/lesson03'),
        () => import('@/features/learning/lessons/startHereAi/lesson04'),
        () => import('@/features/learning/lessons/startHereAi/lesson05'),
        () => import('@/features/learning/lessons/startHereAi/lesson06'),
        () => import('@/features/learning/lessons/startHereAi/lesson07'),
        () => import('@/features/learning/lessons/startHereAi/lesson08'),
        () => import('@/features/learning/lessons/startHereAi/lesson09'),
      ],
      plan: () => import('@/features/learning/lessons/startHereAi/plan'),
    },
  ],
  [
    'd7860bff-a73b-5a33-958d-911e3af9adc1',
    {
      lessons: [
        () => import('@/features/learning/lessons/startHereBusiness/lesson01'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson02'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson03'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson04'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson05'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson06'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson07'),
        () => import('@/features/learning/lessons/startHereBusiness/lesson08'),
      ],
      plan: () => import('@/features/learning/lessons/startHereBusiness/plan'),
    },
  ],
]);

/**
 * Loads a lesson, and the plan that may include its answers, which is never the case for the first lesson. Resolves to
 * undefined for a lesson that is not here to read; rejects when a chunk cannot be downloaded, as the others below.
 */
export async function loadLesson(
  courseId: string,
  index: number,
): Promise<{ lesson: Lesson; plan: CoursePlan | undefined } | undefined> {
  const load = loaders.get(courseId)?.lessons[index];
  if (!load) return undefined;
  const [{ lesson }, plan] = await Promise.all([load(), index > 0 ? loadPlan(courseId) : undefined]);
  return { lesson, plan };
}

/** The plan of a course, without the texts of its lessons. */
export async function loadPlan(courseId: string): Promise<CoursePlan | undefined> {
  const loaded = await loaders.get(courseId)?.plan();
  return loaded?.plan;
}

/** Downloads all lessons of a course, for times without a connection. */
export async function preloadLessons(courseId: string): Promise<void> {
  await Promise.all(loaders.get(courseId)?.lessons.map((load) => load()) ?? []);
}
