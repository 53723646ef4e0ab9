import { hash, seededRandom } from '@/ui/art/seed';
import { categories } from './categories';
import {
  difficulties,
  type CourseDetails,
  type CourseSummary,
  type Instructor,
  type CurriculumLesson,
} from './course';
import { coverSrc } from './coverSrc';

/** Catalogues of any size for tests and measurements: the same count and seed give the same courses for ever. */

interface Rng {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** True in the given share of cases. */
  chance: (share: number) => boolean;
  oneOf: <Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** A uuid. */
  id: () => string;
}

function makeRng(seed: number): Rng {
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

function sampleInstructor(rng: Rng): Instructor {
  const name = `${rng.oneOf(firstNames)} ${rng.oneOf(lastNames)}`;
  const start = rng.between(0, expertise.length - 1);
  const subjectsCount = rng.between(2, 4);
  return {
    id: rng.id(),
    name,
    bio: `${name} has taught for ${rng.between(2, 20)} years and answers every question.`,
    expertise: [...expertise, ...expertise].slice(start, start + subjectsCount),
    coursesCount: rng.between(3, 25),
    studentsCount: rng.between(100, 10_000),
    rating: rng.between(42, 50) / 10,
  };
}

const isoDay = (daysAfterStart: number): string =>
  new Date(Date.UTC(2024, 0, 1 + daysAfterStart)).toISOString().slice(0, 10);

function sampleCourse(rng: Rng, instructor: Instructor): CourseSummary & { instructor: Instructor } {
  const { slug: category } = rng.oneOf(categories);
  const subject = rng.oneOf(subjects);
  const price = rng.between(49, 299);
  const lessonsCount = rng.between(8, 30);
  const enrollmentCount = rng.between(50, 2000);
  const created = rng.between(0, 600);
  return {
    id: rng.id(),
    title: `${rng.oneOf(openings)} ${subject} for ${rng.oneOf(audiences)}`,
    shortDescription: rng.oneOf(promises),
    get thumbnail() {
      return coverSrc(this);
    },
    price,
    ...(rng.chance(0.3) && { originalPrice: price + rng.between(50, 100) }),
    category,
    difficulty: rng.oneOf(difficulties),
    duration: rng.between(180, Math.min(720, 45 * lessonsCount)),
    lessonsCount,
    rating: rng.between(40, 50) / 10,
    reviewsCount: rng.between(10, Math.min(500, enrollmentCount)),
    instructor,
    tags: [subject.toLowerCase()],
    createdAt: isoDay(created),
    updatedAt: isoDay(created + rng.between(1, 90)),
    enrollmentCount,
    featured: rng.chance(0.2),
  };
}

/** Most enrolled first, like the built-in list. */
export function sampleCourses(count: number, seed = 1): (CourseSummary & { instructor: Instructor })[] {
  const rng = makeRng(seed);
  const instructors = Array.from({ length: Math.ceil(count / 8) }, () => sampleInstructor(rng));
  return Array.from({ length: count }, (_, index) =>
    sampleCourse(rng, instructors[index % instructors.length] ?? sampleInstructor(rng)),
  ).toSorted((one, other) => other.enrollmentCount - one.enrollmentCount);
}

/** Splits the minutes into lessons of 5 to 45 minutes that add up to the total. */
function lessonMinutes(rng: Rng, total: number, count: number): number[] {
  let left = total;
  return Array.from({ length: count }, (_, index) => {
    const later = count - index - 1;
    const mean = Math.round(left / (later + 1));
    const least = Math.max(5, left - 45 * later, mean - 6);
    const most = Math.max(least, Math.min(45, left - 5 * later, mean + 6));
    const minutes = rng.between(least, most);
    left -= minutes;
    return minutes;
  });
}

/** The rest of a sample course, seeded by its id, so that the same course always has the same curriculum. */
export function sampleDetails({ id, title, duration, lessonsCount }: CourseSummary): CourseDetails {
  const rng = makeRng(hash(id));
  const curriculum: CurriculumLesson[] = lessonMinutes(rng, duration, lessonsCount).map((minutes, index) => ({
    id: `${id}-${index + 1}`,
    title: `${rng.oneOf(subjects)}, step ${index + 1}`,
    description: rng.oneOf(outcomes),
    duration: minutes,
    videoUrl: '',
    resources: rng.chance(0.3) ? ['Worksheet (PDF)'] : [],
  }));
  const firstOutcome = rng.between(0, outcomes.length - 1);
  return {
    description: [`${title} is a sample course.`, rng.oneOf(promises)],
    curriculum,
    prerequisites: ['Basic computer skills', 'A project of your own'].slice(0, rng.between(0, 2)),
    learningOutcomes: [...outcomes, ...outcomes].slice(firstOutcome, firstOutcome + rng.between(3, 6)),
  };
}
