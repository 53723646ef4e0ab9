import { categoryLabel } from '@/features/catalogue/categories';
import type { CourseSummary } from '@/features/catalogue/course';
import { foldText } from '@/features/catalogue/foldText';
import { sortCourses } from '@/features/catalogue/sortCourses';
import { prefixDistances } from '@/ui/prefixDistances';
import { searchCourses } from './searchCourses';

export interface Suggestion {
  heading: 'Did you mean' | 'Courses that may help';
  /** The query as it was probably meant; absent when the query is spelled right. */
  correction?: string;
  courses: readonly CourseSummary[];
}

/** A pasted page is not a misspelled word. */
const longestQuery = 60;

/** Limits the courses found by single words: the last ones would have little to do with the query. */
const mostByWords = 5;

/** Words that could be part of a query for any course. Shorter words, such as "AI", are ignored for the same reason. */
const fillers = new Set(['and', 'are', 'course', 'for', 'from', 'how', 'the', 'what', 'with', 'you', 'your']);

const forgivenSlips = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const wordsByCourse = new WeakMap<CourseSummary, ReadonlySet<string>>();

/** All words that describe a course, including fields that the strict rule ignores. */
function wordsOf(course: CourseSummary): ReadonlySet<string> {
  const known = wordsByCourse.get(course);
  if (known) return known;
  const { title, shortDescription, instructor, tags, category, difficulty, price } = course;
  const texts = [title, shortDescription, instructor.name, ...tags, categoryLabel(category), difficulty];
  const words = new Set(splitWords([...texts, price === 0 ? 'free' : ''].join(' ')));
  wordsByCourse.set(course, words);
  return words;
}

/**
 * The known word that is nearest, or whose beginning is nearest: the one with the fewest slips, then the one with the
 * shortest rest, then the one with the longer beginning.
 */
function correctWord(typed: string, words: ReadonlySet<string>): string | undefined {
  let best: { word: string; length: number; slips: number; rest: number } | undefined;
  for (const word of words) {
    prefixDistances(typed, word).forEach((slips, length) => {
      if (length === 0 || slips > forgivenSlips(typed)) return;
      const rest = word.length - length;
      const order = best && (slips - best.slips || rest - best.rest || best.length - length);
      if (order === undefined || order < 0) best = { word, length, slips, rest };
    });
  }
  return best?.word;
}

const wordsByList = new WeakMap<readonly CourseSummary[], ReadonlySet<string>>();

function correctQuery(courses: readonly CourseSummary[], query: string): string | undefined {
  const words =
    wordsByList.get(courses) ?? new Set([...fillers, ...courses.flatMap((course) => [...wordsOf(course)])]);
  wordsByList.set(courses, words);
  const corrected = foldText(query)
    .split(' ')
    .map((typed) => correctWord(typed, words));
  return corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}

const withTag = (courses: readonly CourseSummary[], query: string): readonly CourseSummary[] => {
  const wanted = foldText(query);
  // A lone accent, as on the way to a letter with one.
  if (wanted === '') return [];
  return courses.filter(({ tags }) => tags.some((tag) => foldText(tag).includes(wanted)));
};

/** Courses with words that begin with those of the query: most matching words first, then most popular. */
function withWords(courses: readonly CourseSummary[], query: string) {
  const wanted = splitWords(query)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word.length > 2 && !fillers.has(word));
  const found = sortCourses(courses, 'popular')
    .map((course) => {
      const words = [...wordsOf(course)];
      const met = wanted.filter((beginning) => words.some((word) => word.startsWith(beginning)));
      return { course, count: met.length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostByWords);
  return { some: found.map(({ course }) => course), areAllMet: found[0]?.count === wanted.length };
}

/** What a corrected spelling finds. All of its words must match. */
function findCorrected(courses: readonly CourseSummary[], correction: string): readonly CourseSummary[] {
  const byWords = withWords(courses, correction);
  const lists = [searchCourses(courses, correction), withTag(courses, correction)];
  return lists.find(({ length }) => length > 0) ?? (byWords.areAllMet ? byWords.some : []);
}

/**
 * A second chance for a query that the strict rule finds nothing for: courses with a tag that contains it, else those
 * with all of its words, else what a corrected spelling finds, else those with some of its words. Undefined if there
 * is nothing to suggest, or the strict rule finds something.
 */
export function suggestCourses(courses: readonly CourseSummary[], query: string): Suggestion | undefined {
  if (!query.trim() || query.length > longestQuery || searchCourses(courses, query).length > 0)
    return undefined;
  const tagged = withTag(courses, query);
  if (tagged.length > 0) return { heading: 'Did you mean', courses: tagged };
  const byWords = withWords(courses, query);
  const correction = byWords.areAllMet ? undefined : correctQuery(courses, query);
  if (correction !== undefined) {
    const corrected = findCorrected(courses, correction);
    if (corrected.length > 0) return { heading: 'Did you mean', correction, courses: corrected };
  }
  return byWords.some.length > 0 ? { heading: 'Courses that may help', courses: byWords.some } : undefined;
}
