import { categoryLabel, type Category } from '@/features/catalogue/categories';
import type { CourseSummary } from '@/features/catalogue/course';
import { groupByCategory, popularCourses, searchCourses } from './searchCourses';
import { suggestCourses } from './suggestCourses';

export interface ResultSection {
  heading: string;
  category?: Category;
  courses: readonly CourseSummary[];
}

export interface Results {
  kind: 'popular' | 'found' | 'none';
  /** With `none`, suggestions of what may have been meant. */
  sections: readonly ResultSection[];
  /** The text that was searched for, to be marked in the results. */
  needle: string;
}

/** Everything the overlay lists for a query. */
export function findResults(courses: readonly CourseSummary[], query: string): Results {
  if (!query.trim()) {
    const popular = { heading: 'Popular Courses', courses: popularCourses(courses) };
    return { kind: 'popular', sections: [popular], needle: '' };
  }
  const found = searchCourses(courses, query);
  if (found.length > 0) {
    const sections = groupByCategory(found).map((group) => ({
      heading: categoryLabel(group.category),
      ...group,
    }));
    return { kind: 'found', sections, needle: query };
  }
  const suggestion = suggestCourses(courses, query);
  if (!suggestion) return { kind: 'none', sections: [], needle: query };
  const { heading, correction, courses: suggested } = suggestion;
  return {
    kind: 'none',
    sections: [{ heading: correction ? `${heading} ${correction}?` : heading, courses: suggested }],
    needle: correction ?? query,
  };
}
