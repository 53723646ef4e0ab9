import { completed, freeCourse, lessonOf, note, paidCourse } from '@mocks/equality/sampleData';
import type { Sender } from '@mocks/equality/exchange';
import { type Scenario, type Step, step } from '@mocks/equality/scenario';

const free = { course: freeCourse.id };
const lesson = lessonOf(freeCourse, 1);

const calls = {
  enrol: free,
  leave_course: free,
  save_course: free,
  unsave_course: free,
  my_learning: {},
  record_progress: { events: [completed(lesson)] },
  save_answers: { answers: [{ block: 'a', body: 'x', revision: 0 }] },
  save_note: { note: note(1), lesson, body: 'x', revision: 0 },
  delete_note: { note: note(1) },
  issue_certificate: { ...free, name: 'Ada' },
  export_my_learning: {},
  delete_my_learning: {},
} as const;

const everyCall = (from: Sender, status: number): Step[] =>
  Object.entries(calls).map(([name, body]) => step(from, name, body, status));

export const accessScenarios: readonly Scenario[] = [
  { title: 'no function may be called without a token', steps: everyCall('anon', 401) },
  { title: 'the service role may use tables but call no function', steps: everyCall('service', 403) },
  {
    title: 'a token without a user reads and writes nothing',
    steps: [
      step('unnamed', 'enrol', free, 403),
      step('unnamed', 'enrol', { course: paidCourse.id }, 402),
      step('unnamed', 'leave_course', free, 204),
      step('unnamed', 'save_course', free, 403),
      step('unnamed', 'unsave_course', free, 204),
      step('unnamed', 'my_learning', { with_texts: true }, 200),
      step('unnamed', 'record_progress', calls.record_progress, 403),
      step('unnamed', 'record_progress', { events: [] }, 200),
      step('unnamed', 'save_answers', calls.save_answers, 403),
      step('unnamed', 'save_answers', { answers: [] }, 200),
      step('unnamed', 'save_note', calls.save_note, 403),
      step('unnamed', 'delete_note', calls.delete_note, 204),
      step('unnamed', 'issue_certificate', calls.issue_certificate, 403),
      step('unnamed', 'export_my_learning', {}, 200),
      step('unnamed', 'delete_my_learning', {}, 204),
    ],
  },
  {
    title: 'deleting an account deletes its learning, and its token can no longer write',
    steps: [
      step('ada', 'enrol', free, 200),
      step('ada', 'record_progress', calls.record_progress, 200),
      step('ada', 'save_answers', calls.save_answers, 200),
      { remove: 'ada' },
      step('ada', 'my_learning', { with_texts: true }, 200),
      step('ada', 'enrol', free, 409),
      step('ada', 'save_course', free, 409),
      step('ada', 'save_answers', calls.save_answers, 409),
      step('ada', 'save_note', calls.save_note, 409),
      step('ada', 'record_progress', calls.record_progress, 403),
      step('ada', 'issue_certificate', calls.issue_certificate, 403),
      step('ada', 'leave_course', free, 204),
      step('ada', 'delete_my_learning', {}, 204),
    ],
  },
  {
    title: 'the certificate of a deleted account is gone',
    steps: [
      step('ada', 'enrol', free, 200),
      step('ada', 'record_progress', { events: freeCourse.lessons.map(({ slug }) => completed(slug)) }, 200),
      step('ada', 'issue_certificate', calls.issue_certificate, 200),
      step('anon', 'verify_certificate', { code: '{code}' }, 200),
      { remove: 'ada' },
      step('anon', 'verify_certificate', { code: '{code}' }, 404),
    ],
  },
  {
    title: 'deleting one’s learning deletes all of it and leaves that of others',
    steps: [
      step('ada', 'enrol', free, 200),
      step('ada', 'save_course', free, 204),
      step('ada', 'record_progress', calls.record_progress, 200),
      step('ada', 'save_answers', calls.save_answers, 200),
      step('ada', 'save_note', calls.save_note, 200),
      step('carl', 'enrol', free, 200),
      step('carl', 'save_note', calls.save_note, 200),
      step('ada', 'delete_my_learning', {}, 204),
      step('ada', 'export_my_learning', {}, 200),
      step('carl', 'export_my_learning', {}, 200),
      step('ada', 'delete_my_learning', {}, 204),
    ],
  },
];
