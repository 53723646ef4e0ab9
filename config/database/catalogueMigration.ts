import type { Course } from '@/features/catalogue/course';
import { sqlText as text } from './sqlText';

/** Lessons are named after their course: 'start-here-ai-01' belongs to 'start-here-ai'. */
export function courseSlug({ curriculum, title }: Course): string {
  const slug = curriculum[0]?.id.replace(/-\d+$/, '');
  if (!slug) throw new Error(`${title} has no lessons to take its slug from.`);
  return slug;
}

const courseRow = (course: Course) =>
  `(${[
    text(course.id),
    text(courseSlug(course)),
    text(course.title),
    text(course.instructor.name),
    Math.round(course.price * 100),
    text('published'),
  ].join(', ')})`;

const lessonRows = ({ id, curriculum }: Course) =>
  curriculum.map(
    (lesson, index) =>
      `(${[text(id), text(lesson.id), index + 1, text(lesson.title), true, lesson.duration].join(', ')})`,
  );

/** SQL that brings the tables of courses and lessons from any state to that of the built-in catalogue. */
export const catalogueMigration = (courses: readonly Course[]): string => `\
-- Made from the built-in catalogue by npm run generate:database. A changed catalogue becomes a new migration.

insert into public.courses (id, slug, title, instructor, price_cents, status) values
  ${courses.map(courseRow).join(',\n  ')}
on conflict (id) do update set
  slug = excluded.slug, title = excluded.title, instructor = excluded.instructor,
  price_cents = excluded.price_cents, status = excluded.status;

-- A lesson that the catalogue no longer has keeps its ticks, behind the others, and is no longer asked for.
update public.lessons set position = position + 1000, required = false;

insert into public.lessons (course_id, slug, position, title, required, minutes) values
  ${courses.flatMap(lessonRows).join(',\n  ')}
on conflict (course_id, slug) do update set
  position = excluded.position, title = excluded.title, required = excluded.required, minutes = excluded.minutes;
`;
