import type { Sort } from './catalogueFilters';
import type { CourseSummary } from './course';

type Comparison = (one: CourseSummary, other: CourseSummary) => number;

const mostPopular: Comparison = (one, other) => other.enrollmentCount - one.enrollmentCount;

const newest: Comparison = (one, other) =>
  one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? 1 : -1;

/** No hidden weighting: the displayed rating decides; of two equal ones the more reviewed comes first. */
const highestRated: Comparison = (one, other) =>
  other.rating - one.rating || other.reviewsCount - one.reviewsCount;

const cheapest: Comparison = (one, other) => one.price - other.price;

const comparisons: Record<Sort, Comparison> = {
  popular: mostPopular,
  newest,
  rating: highestRated,
  'price-asc': cheapest,
  'price-desc': (one, other) => cheapest(other, one),
};

/** Ties are ordered by popularity, then as in the list. */
const compareCourses =
  (sort: Sort): Comparison =>
  (one, other) =>
    comparisons[sort](one, other) || mostPopular(one, other);

export const sortCourses = (courses: readonly CourseSummary[], sort: Sort): CourseSummary[] =>
  courses.toSorted(compareCourses(sort));
