import { type CatalogueCourse, findCourse } from './service/learning/catalogue';
import { type Certificate, type Enrolment, type Learner, newLearner } from './service/learning/learners';
import { toClientTime, writeDay } from './service/learning/timestamps';
import type { Project } from './service/project';
import type { Moment } from './service/time';

/** A user's progress in one course. */
export interface CourseUnderWay {
  id: string;
  completedLessons: number;
  /** By the block they belong to. */
  answers: Readonly<Record<string, string>>;
  /** Written beside the lesson that was open last. */
  note: string;
  /** Its code; null for a course that is not finished. */
  certificate: string | null;
}

const day: Moment = 86_400 * 1_000_000;

/** What a certificate says, with the course as it is now. */
const certificateOf = (
  { id, title, instructor, lessons }: CatalogueCourse,
  issue: Pick<Certificate, 'code' | 'name' | 'issuedOn' | 'finishedOn'>,
): Certificate => ({
  ...issue,
  courseId: id,
  courseTitle: title,
  instructor,
  lessons: lessons.map((lesson) => lesson.title),
  minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
});

function enrolmentIn(course: CatalogueCourse, completedLessons: number, now: Moment): Enrolment {
  const start = now - (completedLessons + 1) * day;
  const done = course.lessons.slice(0, completedLessons);
  return {
    courseId: course.id,
    enrolledAt: start,
    lastLesson: done.at(-1)?.slug ?? '',
    lastLessonAt: toClientTime(now - day),
    progress: done.map(({ slug }, index) => ({ lesson: slug, completedAt: start + (index + 1) * day })),
  };
}

/** The learning of a user who completed one lesson a day until now. */
export function learnerOf(
  { clock, random }: Project,
  { id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string },
  { id, completedLessons, answers, note, certificate }: CourseUnderWay,
): Learner {
  const course = findCourse(id);
  if (!course) throw new Error(`There is no course ${id}`);
  const now = clock.now();
  const enrolment = enrolmentIn(course, completedLessons, now);
  const written = now - day;
  return {
    ...newLearner(userId),
    enrolments: [enrolment],
    answers: Object.entries(answers).map(([block, body]) => ({
      block,
      body,
      revision: 1,
      updatedAt: written,
    })),
    notes: [
      {
        id: random.uuid(),
        lesson: enrolment.lastLesson ?? '',
        body: note,
        revision: 1,
        createdAt: written,
        updatedAt: written,
      },
    ],
    certificates:
      certificate === null
        ? []
        : [
            certificateOf(course, {
              code: certificate,
              name: `${firstName} ${lastName}`,
              issuedOn: writeDay(now),
              finishedOn: writeDay(written),
            }),
          ],
  };
}
