import type { Json, JsonMap } from '@mocks/service/json';
import type { Moment } from '@mocks/service/time';
import { presentCertificate } from './certificates';
import {
  type Answer,
  type Certificate,
  type Enrolment,
  type Learner,
  newLearner,
  type Note,
} from './learners';
import type { Routine, RoutineCall } from './routine';
import { writeClientTime, writeTimestamp } from './timestamps';

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Sorts by a time, then by a text. */
function inOrder<T>(items: readonly T[], time: (item: T) => Moment, text: (item: T) => string): T[] {
  return items.toSorted((left, right) => time(left) - time(right) || compareTexts(text(left), text(right)));
}

function presentProgress({ progress }: Enrolment): Json {
  return progress
    .toSorted((left, right) => compareTexts(left.lesson, right.lesson))
    .map(({ lesson, completedAt }) => ({ lesson, completed_at: writeTimestamp(completedAt) }));
}

function presentEnrolment(enrolment: Enrolment): JsonMap {
  const { courseId, enrolledAt, lastLesson, lastLessonAt } = enrolment;
  return {
    course_id: courseId,
    enrolled_at: writeTimestamp(enrolledAt),
    last_lesson: lastLesson,
    last_lesson_at: lastLessonAt === null ? null : writeClientTime(lastLessonAt),
    progress: presentProgress(enrolment),
  };
}

function enrolmentsOf({ enrolments }: Learner): Enrolment[] {
  return inOrder(
    enrolments,
    ({ enrolledAt }) => enrolledAt,
    ({ courseId }) => courseId,
  );
}

function presentSavedCourses({ savedCourses }: Learner): Json {
  return inOrder(
    savedCourses,
    ({ savedAt }) => savedAt,
    ({ courseId }) => courseId,
  ).map(({ courseId, savedAt }) => ({ course_id: courseId, saved_at: writeTimestamp(savedAt) }));
}

function certificatesOf({ certificates }: Learner): Certificate[] {
  return certificates.toSorted(
    (left, right) => compareTexts(left.issuedOn, right.issuedOn) || compareTexts(left.code, right.code),
  );
}

function answersOf({ answers }: Learner): Answer[] {
  return answers.toSorted((left, right) => compareTexts(left.block, right.block));
}

function notesOf({ notes }: Learner): Note[] {
  return inOrder(
    notes,
    ({ createdAt }) => createdAt,
    ({ id }) => id,
  );
}

function presentAnswer({ block, body, revision, updatedAt }: Answer): JsonMap {
  return { block, body, revision, updated_at: writeTimestamp(updatedAt) };
}

function presentNote({ id, lesson, body, revision, createdAt, updatedAt }: Note): JsonMap {
  const times = { created_at: writeTimestamp(createdAt), updated_at: writeTimestamp(updatedAt) };
  return { id, lesson, body, revision, ...times };
}

function present(learner: Learner, withTexts: boolean): JsonMap {
  const { grants } = learner;
  const granted = grants.map(({ courseId }) => courseId).toSorted(compareTexts);
  const texts: JsonMap = {
    answers: answersOf(learner).map(presentAnswer),
    notes: notesOf(learner).map(presentNote),
  };
  return {
    enrolments: enrolmentsOf(learner).map(presentEnrolment),
    saved_courses: presentSavedCourses(learner),
    certificates: certificatesOf(learner).map(presentCertificate),
    granted_courses: granted,
    ...(withTexts ? texts : {}),
  };
}

function myLearning({ learner, arguments: given }: RoutineCall): Json {
  return present(learner, given.flag('with_texts'));
}

function exportMyLearning({ learner, now }: RoutineCall): Json {
  return { ...present(learner, true), format: 1, exported_at: writeTimestamp(now) };
}

/** Grants stay, because the user did not write them. */
function deleteMyLearning({ learner, write }: RoutineCall): undefined {
  write('DELETE');
  Object.assign(learner, { ...newLearner(learner.userId), grants: learner.grants });
}

export const overviewRoutines: readonly Routine[] = [
  {
    name: 'my_learning',
    parameters: [{ name: 'with_texts', type: 'boolean', isOptional: true }],
    isStable: true,
    isOpen: false,
    run: myLearning,
  },
  { name: 'export_my_learning', parameters: [], isStable: true, isOpen: false, run: exportMyLearning },
  { name: 'delete_my_learning', parameters: [], isStable: false, isOpen: false, run: deleteMyLearning },
];
