import { categories, type Category } from './categories';
import {
  isInPriceBand,
  levels,
  priceBands,
  type Filters,
  type PriceBand,
  type Sort,
} from './catalogueFilters';
import type { CourseSummary, Difficulty } from './course';
import { foldText } from './foldText';
import { sortCourses } from './sortCourses';

/** A list in one order, with all that does not depend on the typed text. Entries at one position belong together. */
interface Index {
  courses: readonly CourseSummary[];
  /** Title, short description and instructor, folded; the line breaks keep a query from matching across them. */
  haystacks: readonly string[];
  /** The kind of each course: the index of the entry in `examples` with the same category, level and price bands. */
  kindOf: Uint16Array;
  examples: readonly CourseSummary[];
}

const haystacksByCourse = new WeakMap<CourseSummary, string>();

/** Folded once per course, however many orders it is listed in. */
function haystackOf(course: CourseSummary): string {
  const known = haystacksByCourse.get(course);
  if (known !== undefined) return known;
  const haystack = [course.title, course.shortDescription, course.instructor.name].map(foldText).join('\n');
  haystacksByCourse.set(course, haystack);
  return haystack;
}

/** Courses of one kind pass the same filters, so every field with a filter belongs here. */
const kindName = ({ category, difficulty, price }: CourseSummary): string =>
  [category, difficulty, ...priceBands.map(({ value }) => isInPriceBand(price, value))].join();

function makeIndex(courses: readonly CourseSummary[]): Index {
  const examples: CourseSummary[] = [];
  const kinds = new Map<string, number>();
  const kindOf = Uint16Array.from(courses, (course) => {
    const name = kindName(course);
    const kind = kinds.get(name) ?? examples.push(course) - 1;
    kinds.set(name, kind);
    return kind;
  });
  return { courses, haystacks: courses.map(haystackOf), kindOf, examples };
}

const indexesByList = new WeakMap<readonly CourseSummary[], Map<Sort, Index>>();

function indexOf(courses: readonly CourseSummary[], sort: Sort): Index {
  const indexes = indexesByList.get(courses) ?? new Map<Sort, Index>();
  indexesByList.set(courses, indexes);
  const index = indexes.get(sort) ?? makeIndex(sortCourses(courses, sort));
  indexes.set(sort, index);
  return index;
}

/** Whether a course passes every filter but the text. */
const passes = (course: CourseSummary, { category, level, price }: Filters): boolean =>
  (category === 'all' || course.category === category) &&
  (level === 'all' || course.difficulty === level) &&
  isInPriceBand(course.price, price);

const categoryOptions = ['all', ...categories.map(({ slug }) => slug)] as const;
const levelOptions = ['all', ...levels.map(({ value }) => value)] as const;
const priceOptions = ['all', ...priceBands.map(({ value }) => value)] as const;

/** How many courses each option would show with the other filters left as they are. */
interface OptionCounts {
  category: ReadonlyMap<Category | 'all', number>;
  level: ReadonlyMap<Difficulty | 'all', number>;
  price: ReadonlyMap<PriceBand | 'all', number>;
}

function countOptions(
  filters: Filters,
  examples: readonly CourseSummary[],
  matchesPerKind: readonly number[],
): OptionCounts {
  const countWith = (change: Partial<Filters>): number => {
    const changed = { ...filters, ...change };
    return matchesPerKind.reduce((total, matches, kind) => {
      const example = examples[kind];
      return example && passes(example, changed) ? total + matches : total;
    }, 0);
  };
  return {
    category: new Map(categoryOptions.map((category) => [category, countWith({ category })])),
    level: new Map(levelOptions.map((level) => [level, countWith({ level })])),
    price: new Map(priceOptions.map((price) => [price, countWith({ price })])),
  };
}

export interface FilteredCourses {
  courses: readonly CourseSummary[];
  counts: OptionCounts;
}

/** The courses that pass all filters, in the given order, and how many each option would show instead. */
export function filterCourses(list: readonly CourseSummary[], filters: Filters, sort: Sort): FilteredCourses {
  const { courses, haystacks, kindOf, examples } = indexOf(list, sort);
  // A lone accent mark folds to an empty text, which would match every course.
  const query = foldText(filters.text) || filters.text.trim();
  const isKindVisible = examples.map((example) => passes(example, filters));
  const matchesPerKind = examples.map(() => 0);
  const visible: CourseSummary[] = [];
  courses.forEach((course, position) => {
    if (!haystacks[position]?.includes(query)) return;
    const kind = kindOf[position] ?? 0;
    matchesPerKind[kind] = (matchesPerKind[kind] ?? 0) + 1;
    if (isKindVisible[kind]) visible.push(course);
  });
  return { courses: visible, counts: countOptions(filters, examples, matchesPerKind) };
}
