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

/** The built-in catalogue as the emulator reads it, which may import nothing of the product. */
export const emulatorCatalogue = (courses: readonly Course[]): string =>
  `${JSON.stringify(courses.map(courseRow), null, 2)}\n`;
