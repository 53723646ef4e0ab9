import type { Json } from '@mocks/service/json';
import { findCourse } from './catalogue';
import type { Enrolment, Learner } from './learners';
import { needAccount, type Routine, type RoutineCall } from './routine';
import { SqlError } from './sqlError';
import { writeTimestamp } from './timestamps';

const courseParameter = { name: 'course', type: 'uuid' } as const;

function noCourse(): SqlError {
  return new SqlError('PT404', 'There is no such course.');
}

export function findEnrolment({ enrolments }: Learner, courseId: string | null): Enrolment | undefined {
  return enrolments.find((enrolment) => enrolment.courseId === courseId);
}

function presentNew({ courseId, enrolledAt }: Enrolment, isCreated: boolean): Json {
  return { course_id: courseId, enrolled_at: writeTimestamp(enrolledAt), created: isCreated };
}

function enrol(call: RoutineCall): Json {
  const { learner, now } = call;
  const id = call.arguments.text('course');
  const existing = findEnrolment(learner, id);
  if (existing) return presentNew(existing, false);
  const course = findCourse(id);
  if (!course) throw noCourse();
  if (course.priceCents > 0 && !learner.grants.some(({ courseId }) => courseId === id)) {
    throw new SqlError('PT402', 'Payment is not open yet. Nothing was charged.');
  }
  call.write('INSERT');
  needAccount(call, 'enrolments');
  const made = { courseId: course.id, enrolledAt: now, lastLesson: null, lastLessonAt: null, progress: [] };
  learner.enrolments.push(made);
  return presentNew(made, true);
}

function leaveCourse({ learner, arguments: given, write }: RoutineCall): void {
  write('DELETE');
  const id = given.text('course');
  learner.enrolments = learner.enrolments.filter(({ courseId }) => courseId !== id);
}

function saveCourse(call: RoutineCall): void {
  const { learner, now } = call;
  const course = findCourse(call.arguments.text('course'));
  if (!course) throw noCourse();
  call.write('INSERT');
  if (learner.savedCourses.some(({ courseId }) => courseId === course.id)) return;
  needAccount(call, 'saved_courses');
  learner.savedCourses.push({ courseId: course.id, savedAt: now });
}

function unsaveCourse({ learner, arguments: given, write }: RoutineCall): void {
  write('DELETE');
  const id = given.text('course');
  learner.savedCourses = learner.savedCourses.filter(({ courseId }) => courseId !== id);
}

/** Wraps a write as a function that returns nothing. */
const returningNothing =
  (work: (call: RoutineCall) => void): Routine['run'] =>
  (call) => {
    work(call);
    return undefined;
  };

const changing = { isStable: false, isOpen: false } as const;

export const enrolmentRoutines: readonly Routine[] = [
  { name: 'enrol', parameters: [courseParameter], ...changing, run: enrol },
  { name: 'leave_course', parameters: [courseParameter], ...changing, run: returningNothing(leaveCourse) },
  { name: 'save_course', parameters: [courseParameter], ...changing, run: returningNothing(saveCourse) },
  { name: 'unsave_course', parameters: [courseParameter], ...changing, run: returningNothing(unsaveCourse) },
];
