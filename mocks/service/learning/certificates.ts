import type { Json, JsonMap } from '@mocks/service/json';
import type { Project } from '@mocks/service/project';
import type { Moment } from '@mocks/service/time';
import { type CatalogueCourse, findCourse } from './catalogue';
import { findEnrolment } from './enrolments';
import type { Certificate, Enrolment } from './learners';
import { countCharacters } from './revisions';
import { invalidValue, type Routine, type RoutineCall } from './routine';
import { SqlError } from './sqlError';
import { writeDay } from './timestamps';

const longestName = 200;

export function presentCertificate(certificate: Certificate): JsonMap {
  const { code, name, courseId, courseTitle, instructor, lessons, minutes, issuedOn, finishedOn } =
    certificate;
  return {
    code,
    name,
    course_id: courseId,
    course_title: courseTitle,
    instructor,
    lessons: [...lessons],
    minutes,
    issued_on: issuedOn,
    finished_on: finishedOn,
  };
}

function unusedCode(project: Project): string {
  const code = project.random.certificateCode();
  return project.tables.learners.findCertificate(code) ? unusedCode(project) : code;
}

/** The trimmed name; refused if it is empty, too long or has control characters. */
function readName(text: string | null): string {
  const name = text?.replaceAll(/^ +| +$/g, '') ?? '';
  if (name !== '' && countCharacters(name) <= longestName && !/\p{Cc}/u.test(name)) return name;
  throw invalidValue('Give the name that the certificate shows, in at most 200 characters.');
}

function checkProgress(course: CatalogueCourse, completed: ReadonlySet<string>): void {
  const required = course.lessons.filter((lesson) => lesson.required);
  if (required.length === 0) throw new SqlError('PT409', 'This course has no certificate.');
  const missing = required.filter(({ slug }) => !completed.has(slug)).length;
  if (missing === 0) return;
  const words = missing === 1 ? '1 required lesson is' : `${missing} required lessons are`;
  throw new SqlError('PT409', `${words} not done yet.`);
}

/** When the last of the lessons was completed. */
const lastCompletion = ({ progress }: Enrolment, lessons: CatalogueCourse['lessons']): Moment =>
  Math.max(
    ...progress
      .filter(({ lesson }) => lessons.some(({ slug }) => slug === lesson))
      .map(({ completedAt }) => completedAt),
  );

function issueCertificate(call: RoutineCall): Json {
  const { learner, project, now } = call;
  const courseId = call.arguments.text('course');
  const existing = learner.certificates.find((certificate) => certificate.courseId === courseId);
  if (existing) return { ...presentCertificate(existing), created: false };
  const course = findCourse(courseId);
  const enrolment = findEnrolment(learner, courseId);
  if (!course || !enrolment) throw new SqlError('42501', 'You are not enrolled in this course.');
  checkProgress(course, new Set(enrolment.progress.map(({ lesson }) => lesson)));
  const name = readName(call.arguments.text('name'));
  call.write('INSERT');
  const required = course.lessons.filter((lesson) => lesson.required);
  const made: Certificate = {
    code: unusedCode(project),
    name,
    courseId: course.id,
    courseTitle: course.title,
    instructor: course.instructor,
    lessons: required.map(({ title }) => title),
    minutes: required.reduce((sum, { minutes }) => sum + minutes, 0),
    issuedOn: writeDay(now),
    finishedOn: writeDay(lastCompletion(enrolment, required)),
  };
  learner.certificates.push(made);
  return { ...presentCertificate(made), created: true };
}

function verifyCertificate({ project, arguments: given }: RoutineCall): Json {
  const code = (given.text('code') ?? '').replaceAll(/[- ]/g, '').toUpperCase();
  const certificate = project.tables.learners.findCertificate(code);
  if (certificate) return presentCertificate(certificate);
  throw new SqlError('PT404', 'No certificate has this code.');
}

export const certificateRoutines: readonly Routine[] = [
  {
    name: 'issue_certificate',
    parameters: [
      { name: 'course', type: 'uuid' },
      { name: 'name', type: 'text' },
    ],
    isStable: false,
    isOpen: false,
    run: issueCertificate,
  },
  {
    name: 'verify_certificate',
    parameters: [{ name: 'code', type: 'text' }],
    isStable: true,
    isOpen: true,
    run: verifyCertificate,
  },
];
