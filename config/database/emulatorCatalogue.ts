import type { Course } from '@/features/catalogue/course';

const lessonRow = ({ id, title, duration }: Course['curriculum'][number]) => ({
  slug: id,
  title,
  minutes: duration,
  required: true,
});

const courseRow = ({ id, title, instructor, price, curriculum }: Course) => ({
  id,
  title,
  instructor: instructor.name,
  priceCents: Math.round(price * 100),
  lessons: curriculum.map(lessonRow),
});

/**
 * The built-in catalogue as a module of the emulator, which may import nothing from the product. It is not a JSON file,
 * because Node, Vite and Jest each need another syntax to import one.
 */
export const emulatorCatalogue = (courses: readonly Course[]): string =>
  [
    '// Made by `npm run generate:database`.',
    '// prettier-ignore',
    `export const generatedCatalogue = ${JSON.stringify(courses.map(courseRow), null, 2)};`,
    '',
  ].join('\n');
