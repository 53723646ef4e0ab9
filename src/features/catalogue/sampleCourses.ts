import { hash, seededRandom } from '@/ui/art/seed';
import { categories } from './categories';
import { difficulties, type CourseDetails, type CourseSummary, type Instructor, type Lesson } from './course';
import { coverSrc } from './coverSrc';

/** Catalogues of any size for tests and measurements: the same count and seed give the same courses for ever. */

interface Dice {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** True in the given share of cases. */
  chance: (share: number) => boolean;
  oneOf: <Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** A uuid. */
  id: () => string;
}

function makeDice(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    between,
    chance: (share) => random() < share,
    oneOf: (items) => items[between(0, items.length - 1)] ?? items[0],
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}

const firstNames = [
  'Ada',
  'Bruno',
  'Chidi',
  'Daniela',
  'Émile',
  'Farah',
  'Goran',
  'Hana',
  'Imani',
  'Jun',
] as const;
const lastNames = [
  'Abara',
  'Bianchi',
  'Côté',
  'Dvořák',
  'Eriksen',
  'Fonseca',
  'Gupta',
  'Haddad',
  'Ito',
] as const;
const expertise = ['AI', 'Machine Learning', 'Content Strategy', 'Business', 'Marketing'] as const;
const openings = ['Practical', 'Calm', 'Everyday', 'Advanced', 'Honest', 'Small-Scale', 'Visual'] as const;
const subjects = [
  'Prompting',
  'Video',
  'Pricing',
  'Automation',
  'Newsletters',
  'Podcasts',
  'Analytics',
] as const;
const audiences = ['Creators', 'Teachers', 'Studios', 'Beginners', 'Freelancers', 'Small Teams'] as const;
const promises = [
  'Plan a week of work in one morning, with checks that catch mistakes early.',
  'Learn the few ideas that keep mattering when the tools change.',
  'Build one real project and leave with a routine you can repeat.',
  'See what to measure, what to ignore and when to stop.',
  'Turn a vague idea into something people can use and pay for.',
] as const;
const outcomes = [
  'Choose a small project and finish it.',
  'Explain the main idea to somebody new to it.',
  'Check results before anybody else sees them.',
  'Write down a routine that others can follow.',
  'Know when a simpler tool is enough.',
  'Measure what changed and decide what comes next.',
] as const;

function sampleInstructor(dice: Dice): Instructor {
  const name = `${dice.oneOf(firstNames)} ${dice.oneOf(lastNames)}`;
  const start = dice.between(0, expertise.length - 1);
  const subjectsCount = dice.between(2, 4);
  return {
    id: dice.id(),
    name,
    bio: `${name} has taught for ${dice.between(2, 20)} years and answers every question.`,
    expertise: [...expertise, ...expertise].slice(start, start + subjectsCount),
    coursesCount: dice.between(3, 25),
    studentsCount: dice.between(100, 10_000),
    rating: dice.between(42, 50) / 10,
  };
}

const isoDay = (daysAfterStart: number): string =>
  new Date(Date.UTC(2024, 0, 1 + daysAfterStart)).toISOString().slice(0, 10);

function sampleCourse(dice: Dice, instructor: Instructor): CourseSummary & { instructor: Instructor } {
  const { slug: category } = dice.oneOf(categories);
  const subject = dice.oneOf(subjects);
  const price = dice.between(49, 299);
  const lessonsCount = dice.between(8, 30);
  const enrollmentCount = dice.between(50, 2000);
  const created = dice.between(0, 600);
  return {
    id: dice.id(),
    title: `${dice.oneOf(openings)} ${subject} for ${dice.oneOf(audiences)}`,
    shortDescription: dice.oneOf(promises),
    get thumbnail() {
      return coverSrc(this);
    },
    price,
    ...(dice.chance(0.3) && { originalPrice: price + dice.between(50, 100) }),
    category,
    difficulty: dice.oneOf(difficulties),
    duration: dice.between(180, Math.min(720, 45 * lessonsCount)),
    lessonsCount,
    rating: dice.between(40, 50) / 10,
    reviewsCount: dice.between(10, Math.min(500, enrollmentCount)),
    instructor,
    tags: [subject.toLowerCase()],
    createdAt: isoDay(created),
    updatedAt: isoDay(created + dice.between(1, 90)),
    enrollmentCount,
    featured: dice.chance(0.2),
  };
}

/** Most enrolled first, as the built-in list. */
export function sampleCourses(count: number, seed = 1): (CourseSummary & { instructor: Instructor })[] {
  const dice = makeDice(seed);
  const instructors = Array.from({ length: Math.ceil(count / 8) }, () => sampleInstructor(dice));
  return Array.from({ length: count }, (_, index) =>
    sampleCourse(dice, instructors[index % instructors.length] ?? sampleInstructor(dice)),
  ).toSorted((one, other) => other.enrollmentCount - one.enrollmentCount);
}

/** Cuts the minutes into lessons of 5 to 45 minutes that add up. */
function lessonMinutes(dice: Dice, total: number, count: number): number[] {
  let left = total;
  return Array.from({ length: count }, (_, index) => {
    const later = count - index - 1;
    const mean = Math.round(left / (later + 1));
    const least = Math.max(5, left - 45 * later, mean - 6);
    const most = Math.max(least, Math.min(45, left - 5 * later, mean + 6));
    const minutes = dice.between(least, most);
    left -= minutes;
    return minutes;
  });
}

/** The rest of a sample course; its id decides, so that the same course always has the same curriculum. */
export function sampleDetails({ id, title, duration, lessonsCount }: CourseSummary): CourseDetails {
  const dice = makeDice(hash(id));
  const curriculum: Lesson[] = lessonMinutes(dice, duration, lessonsCount).map((minutes, index) => ({
    id: `${id}-${index + 1}`,
    title: `${dice.oneOf(subjects)}, step ${index + 1}`,
    description: dice.oneOf(outcomes),
    duration: minutes,
    videoUrl: '',
    resources: dice.chance(0.3) ? ['Worksheet (PDF)'] : [],
  }));
  const firstOutcome = dice.between(0, outcomes.length - 1);
  return {
    description: [`${title} is a sample course.`, dice.oneOf(promises)],
    curriculum,
    prerequisites: ['Basic computer skills', 'A project of your own'].slice(0, dice.between(0, 2)),
    learningOutcomes: [...outcomes, ...outcomes].slice(firstOutcome, firstOutcome + dice.between(3, 6)),
  };
}
