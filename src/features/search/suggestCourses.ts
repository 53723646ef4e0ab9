import type { CourseSummary } from '@/features/catalogue/course';
import { foldText } from '@/features/catalogue/foldText';
import { prefixDistances } from '@/ui/prefixDistances';
import { searchCourses } from './searchCourses';

export interface Suggestion {
  /** The query as it was probably meant; absent when the query is spelled right but names only a tag. */
  correction?: string;
  courses: readonly CourseSummary[];
}

/** A pasted page is not a misspelled word. */
const longestQuery = 60;

const forgivenSlips = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const wordsByList = new WeakMap<readonly CourseSummary[], ReadonlySet<string>>();

function knownWords(courses: readonly CourseSummary[]): ReadonlySet<string> {
  const known = wordsByList.get(courses);
  if (known) return known;
  const words = new Set(
    courses.flatMap(({ title, shortDescription, instructor, tags }) =>
      foldText([title, shortDescription, instructor.name, ...tags].join(' ')).split(/[^\p{L}\p{N}]+/u),
    ),
  );
  wordsByList.set(courses, words);
  return words;
}

/** The nearest known word or beginning of one: fewest slips first, then whole words, then longer ones. */
function correctWord(typed: string, words: ReadonlySet<string>): string | undefined {
  let best: { text: string; slips: number; isWhole: boolean } | undefined;
  for (const word of words) {
    prefixDistances(typed, word).forEach((slips, length) => {
      if (length === 0 || slips > forgivenSlips(typed)) return;
      const isWhole = length === word.length;
      const isBetter =
        !best ||
        slips < best.slips ||
        (slips === best.slips &&
          (isWhole === best.isWhole ? length > best.text.length : isWhole && !best.isWhole));
      if (isBetter) best = { text: word.slice(0, length), slips, isWhole };
    });
  }
  return best?.text;
}

function correctQuery(courses: readonly CourseSummary[], query: string): string | undefined {
  const words = knownWords(courses);
  const corrected = foldText(query)
    .split(' ')
    .map((typed) => correctWord(typed, words));
  return corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}

const withTag = (courses: readonly CourseSummary[], query: string): readonly CourseSummary[] => {
  const wanted = foldText(query);
  return courses.filter(({ tags }) => tags.some((tag) => foldText(tag).includes(wanted)));
};

/**
 * A second chance for a query the strict rule finds nothing for: courses carrying it as a tag, else what a
 * corrected spelling finds. Undefined when there is nothing to suggest or nothing to correct.
 */
export function suggestCourses(courses: readonly CourseSummary[], query: string): Suggestion | undefined {
  if (!query.trim() || query.length > longestQuery || searchCourses(courses, query).length > 0)
    return undefined;
  const tagged = withTag(courses, query);
  if (tagged.length > 0) return { courses: tagged };
  const correction = correctQuery(courses, query);
  if (correction === undefined) return undefined;
  const strict = searchCourses(courses, correction);
  const found = strict.length > 0 ? strict : withTag(courses, correction);
  return found.length > 0 ? { correction, courses: found } : undefined;
}
