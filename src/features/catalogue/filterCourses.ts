import type { Category } from './categories';
import { filterOptions, optionsWith, type Filters, type PriceBand, type Sort } from './catalogueFilters';
import type { CourseSummary, Difficulty } from './course';
import { foldText } from './foldText';
import { sortCourses } from './sortCourses';

/** A list in one order, with all that does not depend on the typed text. Entries at one position belong together. */
interface Index {
  courses: readonly CourseSummary[];
  /** Title, short description and instructor, folded; the line breaks keep a query from matching across them. */
  haystacks: readonly string[];
  /** The kind of each course, an index of `kinds`. Courses of one kind pass the same filters. */
  kindOf: Uint16Array;
  /** For each kind, the options of all filters whose list has its courses. */
  kinds: readonly (readonly string[])[];
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

function makeIndex(courses: readonly CourseSummary[]): Index {
  const kinds: (readonly string[])[] = [];
  const known = new Map<string, number>();
  const kindOf = Uint16Array.from(courses, (course) => {
    const options = optionsWith(course);
    const name = options.join();
    const kind = known.get(name) ?? kinds.push(options) - 1;
    known.set(name, kind);
    return kind;
  });
  return { courses, haystacks: courses.map(haystackOf), kindOf, kinds };
}

const indexesByList = new WeakMap<readonly CourseSummary[], Map<Sort, Index>>();

function indexOf(courses: readonly CourseSummary[], sort: Sort): Index {
  const indexes = indexesByList.get(courses) ?? new Map<Sort, Index>();
  indexesByList.set(courses, indexes);
  const index = indexes.get(sort) ?? makeIndex(sortCourses(courses, sort));
  indexes.set(sort, index);
  return index;
}

/** Whether the courses of a kind pass every filter but the text. */
function kindTest({ text: _text, ...chosen }: Filters): (kind: readonly string[]) => boolean {
  const options = Object.values(chosen).filter((option) => option !== 'all');
  return (kind) => options.every((option) => kind.includes(option));
}

const withAll = <Option extends string>(options: readonly Option[]) => ['all', ...options] as const;

/** How many courses each option would show with the other filters left as they are. */
interface OptionCounts {
  category: ReadonlyMap<Category | 'all', number>;
  level: ReadonlyMap<Difficulty | 'all', number>;
  price: ReadonlyMap<PriceBand | 'all', number>;
}

function countOptions(
  filters: Filters,
  kinds: Index['kinds'],
  matchesPerKind: readonly number[],
): OptionCounts {
  const countWith = (change: Partial<Filters>): number => {
    const passes = kindTest({ ...filters, ...change });
    return kinds.reduce(
      (total, kind, index) => (passes(kind) ? total + (matchesPerKind[index] ?? 0) : total),
      0,
    );
  };
  return {
    category: new Map(withAll(filterOptions.category).map((category) => [category, countWith({ category })])),
    level: new Map(withAll(filterOptions.level).map((level) => [level, countWith({ level })])),
    price: new Map(withAll(filterOptions.price).map((price) => [price, countWith({ price })])),
  };
}

export interface FilteredCourses {
  courses: readonly CourseSummary[];
  counts: OptionCounts;
}

/** The courses that pass all filters, in the given order, and how many each option would show instead. */
export function filterCourses(list: readonly CourseSummary[], filters: Filters, sort: Sort): FilteredCourses {
  const { courses, haystacks, kindOf, kinds } = indexOf(list, sort);
  // A lone accent mark folds to an empty text, which would match every course.
  const query = foldText(filters.text) || filters.text.trim();
  const isKindVisible = kinds.map(kindTest(filters));
  const matchesPerKind = kinds.map(() => 0);
  const visible: CourseSummary[] = [];
  courses.forEach((course, position) => {
    if (!haystacks[position]?.includes(query)) return;
    const kind = kindOf[position] ?? 0;
    matchesPerKind[kind] = (matchesPerKind[kind] ?? 0) + 1;
    if (isKindVisible[kind]) visible.push(course);
  });
  return { courses: visible, counts: countOptions(filters, kinds, matchesPerKind) };
}
