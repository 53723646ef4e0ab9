import type { LearningRecord } from './learningRecord';
import type { OutboxEvent } from '@/features/learning/outbox/outbox';

export interface LessonDone {
  /** ISO. */
  completedAt: string;
  /** On this device, but not at the service yet. */
  isWaiting: boolean;
}

export interface CourseProgress {
  courseId: string;
  /** Also while the enrolment still waits to be sent. */
  isEnrolled: boolean;
  isWaiting: boolean;
  /** By lesson; only those that are done. */
  done: ReadonlyMap<string, LessonDone>;
  doneCount: number;
  /** How many of these the service does not have yet. */
  waitingCount: number;
  lessonCount: number;
  /** The first that is not done, in order; null when all are. */
  nextLessonId: string | null;
  /** ISO; the latest enrolment, tick or opened lesson. */
  touchedAt: string | null;
  /** ISO, once every lesson is done. */
  finishedAt: string | null;
}

export interface Known {
  record: LearningRecord | undefined;
  events: readonly OutboxEvent[];
}

const latest = (times: readonly (string | null | undefined)[]): string | null =>
  times
    .filter((time) => typeof time === 'string')
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

/** Merges the service's record with the events on this device. Progress is their union: no tick is taken back. */
export function progressOf(
  courseId: string,
  lessonIds: readonly string[],
  { record, events }: Known,
): CourseProgress {
  const enrolment = record?.enrolments.find(({ course_id: id }) => id === courseId);
  const own = events.filter((event) => event.courseId === courseId);
  const enrolling = own.find(({ type }) => type === 'enrol');
  const done = new Map<string, LessonDone>();
  for (const { type, lesson, at, isSent } of own) {
    if (type === 'completed' && lesson !== undefined) {
      done.set(lesson, { completedAt: at, isWaiting: !isSent });
    }
  }
  for (const { lesson, completed_at: completedAt } of enrolment?.progress ?? []) {
    done.set(lesson, { completedAt, isWaiting: false });
  }
  const doneCount = lessonIds.filter((id) => done.has(id)).length;
  const waitingCount = lessonIds.filter((id) => done.get(id)?.isWaiting).length;
  const ticks = [...done.values()].map(({ completedAt }) => completedAt);
  const isFinished = lessonIds.length > 0 && doneCount === lessonIds.length;
  return {
    courseId,
    isEnrolled: enrolment !== undefined || enrolling !== undefined,
    isWaiting: enrolment === undefined && enrolling?.isSent === false,
    done,
    doneCount,
    waitingCount,
    lessonCount: lessonIds.length,
    nextLessonId: lessonIds.find((id) => !done.has(id)) ?? null,
    touchedAt: latest([
      enrolment?.enrolled_at,
      enrolment?.last_lesson_at,
      ...ticks,
      ...own.map(({ at }) => at),
    ]),
    finishedAt: isFinished ? latest(ticks) : null,
  };
}

/** Ids of all courses of the learner. */
export function enrolledCourseIds({ record, events }: Known): string[] {
  const waiting = events.filter(({ type }) => type === 'enrol').map(({ courseId }) => courseId);
  const enrolled = record?.enrolments.map(({ course_id: id }) => id) ?? [];
  return [...new Set([...enrolled, ...waiting])];
}

export function savedCourseIds({ record, events }: Known): string[] {
  const saved = new Set(record?.saved_courses.map(({ course_id: id }) => id));
  for (const { type, courseId } of events) {
    if (type === 'save') saved.add(courseId);
    if (type === 'unsave') saved.delete(courseId);
  }
  return [...saved];
}
