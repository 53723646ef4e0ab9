import {
  completed,
  everyLesson,
  freeCourse,
  lessonOf,
  opened,
  otherFreeCourse,
} from '@mocks/equality/sampleData';
import { type Scenario, type Step, step } from '@mocks/equality/scenario';

const free = { course: freeCourse.id };
const [first, second, third] = [1, 2, 3].map((place) => lessonOf(freeCourse, place));
const elsewhere = lessonOf(otherFreeCourse, 1);

const record = (events: unknown, status: number): Step => step('ada', 'record_progress', { events }, status);
const look = step('ada', 'my_learning', {}, 200);

/** Times that the database accepts, and times that it refuses. */
const times: readonly (readonly [at: string, status: number])[] = [
  ['2025-03-01T10:00:00Z', 200],
  ['2025-03-01T10:00:00.1Z', 200],
  ['2025-03-01T10:00:00.123456Z', 200],
  ['2025-03-02T10:00:00.000001+02:00', 200],
  ['2025-03-03T10:00:00-05:30', 200],
  ['2025-03-04T24:00:00Z', 200],
  ['2025-03-05T10:00:60Z', 200],
  ['2024-02-29T10:00:00Z', 200],
  ['2099-01-01T00:00:00Z', 200],
  ['1969-12-31T23:59:59.999999Z', 200],
  ['2025-02-29T10:00:00Z', 400],
  ['2025-13-01T10:00:00Z', 400],
  ['2025-00-01T10:00:00Z', 400],
  ['2025-03-00T10:00:00Z', 400],
  ['2025-03-32T10:00:00Z', 400],
  ['0000-01-01T10:00:00Z', 400],
  ['2025-03-01T24:00:01Z', 400],
  ['2025-03-01T25:00:00Z', 400],
  ['2025-03-01T10:60:00Z', 400],
  ['2025-03-01T10:00:61Z', 400],
  ['2025-03-01T10:00:00+15:59', 200],
  ['2025-03-01T10:00:00+16:00', 400],
  ['2025-03-01T10:00:00+02:60', 400],
  ['2025-03-01T10:00:00.1234567Z', 400],
  ['2025-03-01T10:00:00', 400],
  ['2025-03-01 10:00:00Z', 400],
  ['2025-03-01T10:00Z', 400],
  ['2025-03-01T10:00:00z', 400],
  ['now', 400],
  ['', 400],
];

const malformed: readonly unknown[] = [
  null,
  'completed',
  7,
  true,
  [],
  {},
  { type: 'completed' },
  { lesson: first },
  { type: 'done', lesson: first },
  { type: 'completed', lesson: null },
  { type: 'completed', lesson: 5 },
  { type: 5, lesson: first },
  { type: null, lesson: first },
  { type: 'opened', lesson: first },
  { type: 'opened', lesson: first, at: null },
  { type: 'opened', lesson: first, at: 1_700_000_000 },
];

export const progressScenarios: readonly Scenario[] = [
  {
    title: 'lessons are completed once',
    steps: [
      step('ada', 'enrol', free, 200),
      record([completed(first ?? ''), completed(second ?? '')], 200),
      record([completed(first ?? ''), completed(second ?? '')], 200),
      record([completed(second ?? ''), completed(third ?? ''), completed(third ?? '')], 200),
      record([], 200),
      look,
      step('ada', 'leave_course', free, 204),
      look,
      record([completed(first ?? '')], 403),
      step('ada', 'enrol', free, 200),
      look,
    ],
  },
  {
    title: 'the later event sets the last lesson',
    steps: [
      step('ada', 'enrol', free, 200),
      record([opened(second ?? '', '2025-03-01T10:00:00Z')], 200),
      look,
      record([opened(first ?? '', '2025-03-01T09:59:59.999999Z')], 200),
      record([opened(first ?? '', '2025-03-01T10:00:00Z')], 200),
      look,
      record([opened(first ?? '', '2025-03-01T11:00:00.5+01:00')], 200),
      look,
      record(
        [opened(third ?? '', '2025-03-02T00:00:00Z'), opened(second ?? '', '2025-03-01T12:00:00Z')],
        200,
      ),
      record([opened(second ?? '', '2999-01-01T00:00:00Z')], 200),
      record([{ ...completed(first ?? ''), at: 'never', more: [1] }], 200),
      look,
      step('ada', 'export_my_learning', {}, 200),
    ],
  },
  {
    title: 'a batch with one wrong event changes nothing',
    steps: [
      step('ada', 'enrol', free, 200),
      record([completed(first ?? ''), completed(elsewhere)], 403),
      record([completed(elsewhere), completed(first ?? '')], 403),
      record([completed(first ?? ''), completed('no-such-lesson'), {}], 400),
      record([completed(first ?? ''), completed('no-such-lesson')], 403),
      record([completed(first ?? ''), opened(second ?? '', 'soon')], 400),
      record([completed('')], 403),
      look,
      step('carl', 'record_progress', { events: [completed(first ?? '')] }, 403),
    ],
  },
  {
    title: 'invalid events',
    steps: [
      step('ada', 'enrol', free, 200),
      ...malformed.map((event) => record([completed(first ?? ''), event], 400)),
      record(null, 400),
      record({}, 400),
      record('[]', 400),
      record(5, 400),
      record(
        Array.from({ length: 201 }, () => completed(first ?? '')),
        400,
      ),
      record(
        Array.from({ length: 200 }, () => completed(first ?? '')),
        200,
      ),
      look,
      step('ada', 'record_progress', '{"events":[{"type":"completed","lesson":"\\u0000"}]}', 400),
    ],
  },
  {
    title: 'times of opened lessons',
    steps: [
      step('ada', 'enrol', free, 200),
      ...times.flatMap(([at, status]) => [record([opened(first ?? '', at)], status), look]),
    ],
  },
  {
    title: 'two courses are kept apart',
    steps: [
      step('ada', 'enrol', free, 200),
      step('ada', 'enrol', { course: otherFreeCourse.id }, 200),
      record([...everyLesson(otherFreeCourse).toReversed(), completed(second ?? '')], 200),
      look,
      step('ada', 'leave_course', { course: otherFreeCourse.id }, 204),
      look,
    ],
  },
];
