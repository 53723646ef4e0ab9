import {
  completed,
  everyLesson,
  freeCourse,
  otherFreeCourse,
  unknownCourse,
} from '@mocks/equality/sampleData';
import { get, type Scenario, type Step, step } from '@mocks/equality/scenario';

const course = freeCourse.id;
const free = { course };
const lessons = everyLesson(freeCourse);

const issue = (name: unknown, status: number): Step =>
  step('ada', 'issue_certificate', { course, name }, status);
const record = (events: readonly unknown[]): Step => step('ada', 'record_progress', { events }, 200);
const finish: readonly Step[] = [step('ada', 'enrol', free, 200), record(lessons)];

export const certificateScenarios: readonly Scenario[] = [
  {
    title: 'a certificate requires every required lesson',
    steps: [
      issue('Ada', 403),
      step('ada', 'enrol', free, 200),
      issue('Ada', 409),
      record(lessons.slice(2)),
      issue('Ada', 409),
      record(lessons.slice(1)),
      issue('Ada', 409),
      issue(null, 409),
      record([completed(lessons[0]?.lesson ?? '')]),
      issue('Ada Winter', 200),
      issue('Somebody Else', 200),
      issue(null, 200),
    ],
  },
  {
    title: 'anyone with the code may read the certificate',
    steps: [
      ...finish,
      issue('  Ada Winter ', 200),
      step('anon', 'verify_certificate', { code: '{code}' }, 200),
      step('carl', 'verify_certificate', { code: '{code}' }, 200),
      step('service', 'verify_certificate', { code: '{code}' }, 200),
      step('unnamed', 'verify_certificate', { code: '{code}' }, 200),
      step('anon', 'verify_certificate', { code: ' {code}-' }, 200),
      get('anon', 'verify_certificate', 'code={code}', 200),
      step('anon', 'verify_certificate', { code: '{code}0' }, 404),
      step('anon', 'verify_certificate', { code: '000000000000' }, 404),
      step('anon', 'verify_certificate', { code: '' }, 404),
      step('anon', 'verify_certificate', { code: null }, 404),
      step('anon', 'verify_certificate', { code: 'not a code' }, 404),
      step('anon', 'verify_certificate', { code: 5 }, 404),
      step('anon', 'verify_certificate', { code: '\t{code}' }, 404),
      step('carl', 'issue_certificate', { course, name: 'Carl' }, 403),
    ],
  },
  {
    title: 'a certificate survives leaving the course, not deleting the learning',
    steps: [
      ...finish,
      issue('Ada', 200),
      step('ada', 'leave_course', free, 204),
      issue('Ada', 200),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'export_my_learning', {}, 200),
      step('anon', 'verify_certificate', { code: '{code}' }, 200),
      step('ada', 'delete_my_learning', {}, 204),
      step('anon', 'verify_certificate', { code: '{code}' }, 404),
      issue('Ada', 403),
      ...finish,
      issue('Ada again', 200),
      step('ada', 'my_learning', {}, 200),
    ],
  },
  {
    title: 'names that a certificate cannot show',
    steps: [
      ...finish,
      issue(null, 400),
      issue('', 400),
      issue('   ', 400),
      issue('a'.repeat(201), 400),
      issue('Ada\nWinter', 400),
      issue('Ada\u0001', 400),
      issue('Ada\u007f', 400),
      issue('Ada\u0085', 400),
      step('ada', 'issue_certificate', `{"course":"${course}","name":"\\u0000"}`, 400),
      issue(` ${'😀'.repeat(200)} `, 200),
    ],
  },
  {
    title: 'names are stored unchanged except for surrounding spaces',
    steps: [
      ...finish,
      issue(' \u00a0Zoë O’Neil-Ødegård 李\u200b ', 200),
      step('ada', 'my_learning', {}, 200),
    ],
  },
  {
    title: 'two certificates, and courses without one',
    steps: [
      ...finish,
      issue('Ada', 200),
      step('ada', 'enrol', { course: otherFreeCourse.id }, 200),
      record(everyLesson(otherFreeCourse)),
      step('ada', 'issue_certificate', { course: otherFreeCourse.id, name: 'Ada' }, 200),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'issue_certificate', { course: unknownCourse, name: 'Ada' }, 403),
      step('ada', 'issue_certificate', { course: null, name: 'Ada' }, 403),
      step('ada', 'issue_certificate', { course: 'abc', name: 'Ada' }, 400),
    ],
  },
];
