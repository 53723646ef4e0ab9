import type { Category } from './categories';
import { isInPriceBand, priceBands, type Filters, type PriceBand, type Sort } from './catalogueFilters';
import type { CourseSummary, Difficulty } from './course';
import { foldText } from './foldText';
import { sortCourses } from './sortCourses';

interface Entry {
  course: CourseSummary;
  /** Title, short description and instructor, folded; the line breaks keep a query from matching across them. */
  haystack: string;
}

const haystackOf = ({ title, shortDescription, instructor }: CourseSummary): string =>
  [title, shortDescription, instructor.name].map(foldText).join('\n');

const entriesByList = new WeakMap<readonly CourseSummary[], Map<Sort, readonly Entry[]>>();

/** Folding and sorting do not depend on what is typed, so each list pays for them once per order. */
function sortedEntries(courses: readonly CourseSummary[], sort: Sort): readonly Entry[] {
  const bySort = entriesByList.get(courses) ?? new Map<Sort, readonly Entry[]>();
  entriesByList.set(courses, bySort);
  const known = bySort.get(sort);
  if (known) return known;
  const haystacks = new Map([...bySort.values()][0]?.map(({ course, haystack }) => [course, haystack]));
  const entries = sortCourses(courses, sort).map((course) => ({
    course,
    haystack: haystacks.get(course) ?? haystackOf(course),
  }));
  bySort.set(sort, entries);
  return entries;
}

/** How many courses each option would show with the other filters left as they are. */
export interface OptionCounts {
  category: ReadonlyMap<Category | 'all', number>;
  level: ReadonlyMap<Difficulty | 'all', number>;
  price: ReadonlyMap<PriceBand | 'all', number>;
}

export interface FilteredCourses {
  courses: readonly CourseSummary[];
  counts: OptionCounts;
}

const addOne = <Option>(counts: Map<Option, number>, option: Option): void => {
  counts.set(option, (counts.get(option) ?? 0) + 1);
};

/** The courses that pass all filters, in the order asked for, and what each option would give instead. */
export function filterCourses(
  courses: readonly CourseSummary[],
  { text, category, level, price }: Filters,
  sort: Sort,
): FilteredCourses {
  const query = foldText(text);
  const visible: CourseSummary[] = [];
  const counts = {
    category: new Map<Category | 'all', number>(),
    level: new Map<Difficulty | 'all', number>(),
    price: new Map<PriceBand | 'all', number>(),
  };
  for (const { course, haystack } of sortedEntries(courses, sort)) {
    if (!haystack.includes(query)) continue;
    const hasCategory = category === 'all' || course.category === category;
    const hasLevel = level === 'all' || course.difficulty === level;
    const hasPrice = isInPriceBand(course.price, price);
    if (hasCategory && hasLevel && hasPrice) visible.push(course);
    if (hasLevel && hasPrice) {
      addOne(counts.category, 'all');
      addOne(counts.category, course.category);
    }
    if (hasCategory && hasPrice) {
      addOne(counts.level, 'all');
      addOne(counts.level, course.difficulty);
    }
    if (hasCategory && hasLevel) {
      addOne(counts.price, 'all');
      for (const { value } of priceBands) if (isInPriceBand(course.price, value)) addOne(counts.price, value);
    }
  }
  return { courses: visible, counts };
}
