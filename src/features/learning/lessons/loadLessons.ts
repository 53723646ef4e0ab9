import type { CourseLessons, Lesson } from './lesson';

interface Loaders {
  /** Visitors may read it, too, and wait for no other. */
  first: () => Promise<{ firstLesson: Lesson }>;
  all: () => Promise<{ lessons: CourseLessons }>;
}

/** Two chunks per course. A Map: ids come from the address bar, and "constructor" is one. */
const loaders = new Map<string, Loaders>([
  [
    'd4c7677b-9c1c-575e-a6a9-bd066167a630',
    { first: () => import('./startHereAiFirst'), all: () => import('./startHereAi') },
  ],
  [
    'd7860bff-a73b-5a33-958d-911e3af9adc1',
    { first: () => import('./startHereBusinessFirst'), all: () => import('./startHereBusiness') },
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
 * Every call gets the same promise, until it failed.
 */
export function loadLessons(courseId: string): Promise<CourseLessons | undefined> {
  const known = downloads.get(courseId);
  if (known) return known;
  const started = download(courseId);
  downloads.set(courseId, started);
  return started;
}

/** The first lesson alone; as above. */
export const loadFirstLesson = async (courseId: string): Promise<Lesson | undefined> =>
  (await loaders.get(courseId)?.first())?.firstLesson;
