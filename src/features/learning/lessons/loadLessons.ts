import type { CourseLessons, Lesson, PlanBlock } from './lesson';

interface Loaders {
  /** Each lesson is a chunk of its own, so that nobody waits for the texts of the others. */
  lessons: readonly (() => Promise<{ lesson: Lesson }>)[];
  plan: () => Promise<{ plan: PlanBlock }>;
  all: () => Promise<{ lessons: CourseLessons }>;
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
      all: () => import('./startHereAi'),
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
      all: () => import('./startHereBusiness'),
    },
  ],
]);

const downloads = new Map<string, Promise<CourseLessons | undefined>>();

async function download(courseId: string) {
  const load = loaders.get(courseId)?.all;
  if (!load) return undefined;
  try {
    return (await load()).lessons;
  } catch (error) {
    downloads.delete(courseId);
    throw error;
  }
}

/**
 * Resolves to undefined for a course without lessons to read here; rejects when the chunk cannot be downloaded.
 * Every call gets the same promise until it rejects.
 */
export function loadLessons(courseId: string): Promise<CourseLessons | undefined> {
  const known = downloads.get(courseId);
  if (known) return known;
  const started = download(courseId);
  downloads.set(courseId, started);
  return started;
}

/** Loads a lesson, and the plan that may include its answers, which is never the case for the first lesson. */
export async function loadLesson(
  courseId: string,
  index: number,
): Promise<{ lesson: Lesson; plan: PlanBlock | undefined } | undefined> {
  const texts = loaders.get(courseId);
  const load = texts?.lessons[index];
  if (!load) return undefined;
  const [{ lesson }, planned] = await Promise.all([load(), index > 0 ? texts?.plan() : undefined]);
  return { lesson, plan: planned?.plan };
}
