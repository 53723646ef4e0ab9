import { generatedCatalogue } from './generatedCatalogue';

interface CatalogueLesson {
  slug: string;
  title: string;
  minutes: number;
  required: boolean;
}

export interface CatalogueCourse {
  id: string;
  title: string;
  instructor: string;
  priceCents: number;
  lessons: readonly CatalogueLesson[];
}

/** The courses and lessons that the migrations put into a database, all of them published. */
const catalogue: readonly CatalogueCourse[] = generatedCatalogue;

const byId = new Map(catalogue.map((course) => [course.id, course]));

const byLesson = new Map(
  catalogue.flatMap((course) => course.lessons.map(({ slug }) => [slug, course] as const)),
);

export function findCourse(id: string | null): CatalogueCourse | undefined {
  return id === null ? undefined : byId.get(id);
}

export function courseOfLesson(slug: string | null): CatalogueCourse | undefined {
  return slug === null ? undefined : byLesson.get(slug);
}
