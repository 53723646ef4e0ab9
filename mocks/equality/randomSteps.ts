import fc from 'fast-check';
import type { Sender } from './exchange';
import {
  completed,
  everyLesson,
  freeCourse,
  lessonOf,
  note,
  opened,
  otherFreeCourse,
  paidCourse,
  unknownCourse,
} from './sampleData';
import { anyStatus, get, type Step, step } from './scenario';

const sender = fc.constantFrom<Sender>('ada', 'ada', 'ada', 'carl', 'carl', 'anon', 'unnamed');
const userName = fc.constantFrom<'ada' | 'carl'>('ada', 'carl');

const course = fc.constantFrom(
  freeCourse.id,
  freeCourse.id,
  otherFreeCourse.id,
  paidCourse.id,
  unknownCourse,
  null,
);

const lesson = fc.constantFrom(
  lessonOf(freeCourse, 1),
  lessonOf(freeCourse, 2),
  lessonOf(otherFreeCourse, 1),
  lessonOf(paidCourse, 1),
  'no-such-lesson',
);

const at = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const event = fc.oneof(
  { weight: 6, arbitrary: lesson.map(completed) },
  { weight: 3, arbitrary: fc.tuple(lesson, at).map(([slug, time]) => opened(slug, time)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ type: 'done' }, null, opened(lessonOf(freeCourse, 1), 'now')),
  },
);

const events = fc.oneof(
  { weight: 3, arbitrary: fc.array(event, { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.constantFrom(everyLesson(freeCourse), everyLesson(otherFreeCourse)) },
);

const text = fc.oneof(
  fc.constantFrom('', 'one', 'two', 'three'),
  fc.string({ maxLength: 6, unit: 'grapheme' }).filter((each) => !each.includes('\0')),
);

const body = fc.oneof(
  text,
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'cc', 'é'), text, { maxKeys: 3 }),
  fc.constantFrom<unknown>(5, null, [1], { a: 2 }),
);

const answer = fc.record({
  block: fc.constantFrom('sha-01-f', 'sha-02-f', 'shb-01-g', 'Not a block'),
  body,
  revision: fc.integer({ min: -1, max: 3 }),
});

const savedNote = fc.record({
  note: fc.constantFrom(note(1), note(2), null),
  lesson: fc.option(lesson),
  body: fc.option(text),
  revision: fc.integer({ min: -1, max: 3 }),
});

/** One call, with valid arguments about half of the time. */
const call: fc.Arbitrary<readonly [name: string, body: unknown]> = fc.oneof(
  { weight: 5, arbitrary: course.map((id) => ['enrol', { course: id }] as const) },
  { weight: 1, arbitrary: course.map((id) => ['leave_course', { course: id }] as const) },
  { weight: 2, arbitrary: course.map((id) => ['save_course', { course: id }] as const) },
  { weight: 1, arbitrary: course.map((id) => ['unsave_course', { course: id }] as const) },
  { weight: 6, arbitrary: events.map((list) => ['record_progress', { events: list }] as const) },
  {
    weight: 5,
    arbitrary: fc.array(answer, { maxLength: 3 }).map((answers) => ['save_answers', { answers }] as const),
  },
  { weight: 4, arbitrary: savedNote.map((sent) => ['save_note', sent] as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(note(1), note(2)).map((id) => ['delete_note', { note: id }] as const),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(course, fc.option(text))
      .map(([id, name]) => ['issue_certificate', { course: id, name }] as const),
  },
  { weight: 2, arbitrary: fc.constant(['verify_certificate', { code: '{code}' }] as const) },
  { weight: 3, arbitrary: fc.boolean().map((all) => ['my_learning', { with_texts: all }] as const) },
  { weight: 1, arbitrary: fc.constant(['export_my_learning', {}] as const) },
  { weight: 1, arbitrary: fc.constant(['delete_my_learning', {}] as const) },
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(sender, call).map(([from, [name, sent]]) => step(from, name, sent, anyStatus)),
  },
  { weight: 1, arbitrary: userName.map((to): Step => ({ grant: paidCourse.id, to })) },
  { weight: 1, arbitrary: userName.map((remove): Step => ({ remove })) },
  { weight: 1, arbitrary: sender.map((from) => get(from, 'my_learning', 'with_texts=yes', anyStatus)) },
);

/** Steps of several users in sequence; at the end one of them exports their data. */
export const anySequence: fc.Arbitrary<Step[]> = fc
  .tuple(fc.array(anyStep, { minLength: 1, maxLength: 6 }), userName)
  .map(([steps, last]) => [...steps, step(last, 'export_my_learning', {}, anyStatus)]);
