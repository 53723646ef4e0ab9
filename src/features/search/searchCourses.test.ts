import { courses } from '@/features/catalogue/courses';
import { groupByCategory, popularCourses, searchCourses } from './searchCourses';
import { suggestCourses } from './suggestCourses';
import { splitAtMatches } from './splitAtMatches';

const titles = (query: string): string[] => searchCourses(courses, query).map(({ title }) => title);

test('the first five courses are the popular ones', () => {
  expect(popularCourses(courses)).toEqual(courses.slice(0, 5));
});

test('search matches title, short description or instructor in any case, and no other field', () => {
  expect(titles('PRIYA')).toHaveLength(4);
  expect(titles('start here')).toHaveLength(2);
  expect(titles('brandao')).toEqual(['AI Ethics, Copyright and Disclosure for Creators']);
  expect(titles('pricing')).toEqual([]);
  expect(titles('promt')).toEqual([]);
  expect(titles('[')).toEqual([]);
});

test("a non-breaking hyphen and the keyboard's hyphen match each other", () => {
  const video = ['Script to Screen: AI-Assisted Video in a Weekend'];
  expect(titles('ai-assisted')).toEqual(video);
  expect(titles('AI\u2011assisted')).toEqual(video);
  expect(titles('no\u2011code')).toEqual(['No-Code Automation: Let the Busywork Run Itself']);
});

test('a blank query finds nothing, so that the popular courses are shown', () => {
  expect(titles('')).toEqual([]);
  expect(titles('  \t ')).toEqual([]);
});

test('results are grouped in the order of the categories', () => {
  const groups = groupByCategory(searchCourses(courses, 'video'));
  expect(groups.map(({ category, courses: found }) => [category, found.map(({ title }) => title)])).toEqual([
    ['content-creation', ['Script to Screen: AI-Assisted Video in a Weekend']],
    ['tool-mastery', ['Video Editing at Speed: Captions, Cuts and Clean-Up']],
  ]);
});

test('nothing is suggested while there are exact matches, or for a blank query', () => {
  expect(suggestCourses(courses, 'prompt')).toBeUndefined();
  expect(suggestCourses(courses, ' ')).toBeUndefined();
});

test('a typing slip is corrected', () => {
  const promt = suggestCourses(courses, 'promt');
  expect(promt?.correction).toBe('prompting');
  expect(promt?.courses.map(({ title }) => title)).toEqual([
    'Prompting That Works: From First Draft to Reliable Results',
  ]);
  expect(suggestCourses(courses, 'Vidoe')?.correction).toBe('video');
  expect(suggestCourses(courses, 'automtaion')?.correction).toBe('automation');
  expect(suggestCourses(courses, 'pryia')?.correction).toBe('priya');
  expect(suggestCourses(courses, 'strat here')?.correction).toBe('start here');
});

test('a correction is a whole word, never only its beginning', () => {
  const agent = suggestCourses(courses, 'agent');
  expect(agent?.correction).toBe('agency');
  expect(agent?.courses).toHaveLength(2);
});

const helpfulTitles = (query: string): string[] | undefined => {
  const suggestion = suggestCourses(courses, query);
  expect(suggestion?.heading).toBe('Courses that may help');
  expect(suggestion?.correction).toBeUndefined();
  return suggestion?.courses.map(({ title }) => title);
};

test('a level suggests its five most popular courses', () => {
  const beginners = courses.filter(({ difficulty }) => difficulty === 'beginner');
  const expected = beginners.slice(0, 5).map(({ title }) => title);
  expect(beginners.length).toBeGreaterThan(5);
  expect(helpfulTitles('beginner')).toEqual(expected);
  expect(helpfulTitles('Courses for beginners')).toEqual(expected);
});

test('"free" suggests every free course', () => {
  const free = courses.filter(({ price }) => price === 0).map(({ title }) => title);
  expect(helpfulTitles('free course')).toEqual(free);
});

test('words are found in any order, and courses with more of them come first', () => {
  expect(helpfulTitles('writing newsletter')).toEqual([
    'Newsletters People Finish: Writing with an AI Editor',
    'Prompting That Works: From First Draft to Reliable Results',
  ]);
  expect(helpfulTitles('beginner video')?.slice(0, 2)).toEqual([
    'Script to Screen: AI-Assisted Video in a Weekend',
    'Start Here: AI in Plain Language',
  ]);
  expect(helpfulTitles('language model')?.[0]).toBe('Start Here: AI in Plain Language');
  expect(helpfulTitles('make money')?.[0]).toBe('Start Here: Is a Creator Business Right for You?');
});

test('a slip is also corrected in a level, in a category and beside a filler word', () => {
  expect(suggestCourses(courses, 'beginers')?.correction).toBe('beginner');
  expect(suggestCourses(courses, 'monetisation')?.correction).toBe('monetization');
  expect(suggestCourses(courses, 'promt course')?.correction).toBe('prompting course');
});

test('a word that is only a tag suggests the courses that have it', () => {
  const pricing = suggestCourses(courses, 'Pricing');
  expect(pricing?.correction).toBeUndefined();
  expect(pricing?.courses.map(({ title }) => title)).toEqual([
    'Price It Right: Packaging Your Knowledge for Sale',
  ]);
  expect(suggestCourses(courses, 'pricng')?.courses.map(({ title }) => title)).toEqual([
    'Price It Right: Packaging Your Knowledge for Sale',
  ]);
});

test('a query that resembles nothing gets no suggestion', () => {
  for (const query of [
    'xylophone',
    'qq',
    'zzqq',
    'courses',
    'how',
    '[',
    '👩‍🔬',
    'x'.repeat(10_000),
    '__proto__',
    'constructor',
  ]) {
    expect(suggestCourses(courses, query)).toBeUndefined();
  }
});

test('matches are cut from a text in their own spelling', () => {
  expect(splitAtMatches('How Language Models Think', 'model')).toEqual([
    { text: 'How Language ', isMatch: false },
    { text: 'Model', isMatch: true },
    { text: 's Think', isMatch: false },
  ]);
  expect(splitAtMatches('Joana Brandão', 'brandao')).toEqual([
    { text: 'Joana ', isMatch: false },
    { text: 'Brandão', isMatch: true },
  ]);
  expect(splitAtMatches('Joana Branda\u0303o', 'ao')).toEqual([
    { text: 'Joana Brand', isMatch: false },
    { text: 'a\u0303o', isMatch: true },
  ]);
  expect(splitAtMatches('AI', 'video')).toEqual([{ text: 'AI', isMatch: false }]);
  expect(splitAtMatches('AI', ' ')).toEqual([{ text: 'AI', isMatch: false }]);
  expect(splitAtMatches('aXa', 'a').map(({ text, isMatch }) => [text, isMatch])).toEqual([
    ['a', true],
    ['X', false],
    ['a', true],
  ]);
});

test('the parts of a text always add up to the text', () => {
  for (const { title, shortDescription, instructor } of courses) {
    for (const query of ['a', 'ai', 'the', 'brandão', instructor.name, title, 'e s']) {
      for (const text of [title, shortDescription, instructor.name]) {
        const parts = splitAtMatches(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }
    }
  }
});
