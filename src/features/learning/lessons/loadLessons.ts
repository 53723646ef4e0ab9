import type { CourseLessons } from './lesson';

/** One chunk per course, so that a course that was opened once is there as a whole. */
const loaders = new Map<string, () => Promise<CourseLessons>>([
  ['d4c7677b-9c1c-575e-a6a9-bd066167a630', async () => (await import('./startHereAi')).startHereAi],
  [
    'd7860bff-a73b-5a33-958d-911e3af9adc1',
    async () => (await import('./startHereBusiness')).startHereBusiness,
  ],
]);

const loaded = new Map<string, Promise<CourseLessons>>();

/** Undefined for a course without lessons to read here; rejects when the chunk cannot be downloaded. */
export async function loadLessons(courseId: string): Promise<CourseLessons | undefined> {
  const load = loaders.get(courseId);
  if (!load) return undefined;
  const known = loaded.get(courseId) ?? load();
  loaded.set(courseId, known);
  known.catch(() => loaded.delete(courseId));
  return known;
}
