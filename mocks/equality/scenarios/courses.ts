import { freeCourse, otherFreeCourse, paidCourse, unknownCourse } from '@mocks/equality/sampleData';
import { type Scenario, step } from '@mocks/equality/scenario';

const free = { course: freeCourse.id };
const other = { course: otherFreeCourse.id };
const paid = { course: paidCourse.id };
const unknown = { course: unknownCourse };

export const courseScenarios: readonly Scenario[] = [
  {
    title: 'a free course is enrolled in once and left',
    steps: [
      step('ada', 'enrol', free, 200),
      step('ada', 'enrol', free, 200),
      step('carl', 'enrol', free, 200),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'leave_course', free, 204),
      step('ada', 'leave_course', free, 204),
      step('ada', 'my_learning', {}, 200),
      step('carl', 'my_learning', {}, 200),
      step('ada', 'enrol', free, 200),
    ],
  },
  {
    title: 'courses that are not open to enrolment',
    steps: [
      step('ada', 'enrol', unknown, 404),
      step('ada', 'enrol', { course: null }, 404),
      step('ada', 'enrol', paid, 402),
      step('ada', 'leave_course', unknown, 204),
      step('ada', 'leave_course', { course: null }, 204),
      step('ada', 'leave_course', paid, 204),
    ],
  },
  {
    title: 'a paid course is open to the users it was granted to',
    steps: [
      { grant: paidCourse.id, to: 'ada' },
      step('ada', 'my_learning', {}, 200),
      step('ada', 'enrol', paid, 200),
      step('carl', 'enrol', paid, 402),
      step('ada', 'enrol', paid, 200),
      step('ada', 'leave_course', paid, 204),
      step('ada', 'enrol', paid, 200),
      step('ada', 'delete_my_learning', {}, 204),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'enrol', paid, 200),
    ],
  },
  {
    title: 'courses are saved and unsaved',
    steps: [
      step('ada', 'save_course', paid, 204),
      step('ada', 'save_course', paid, 204),
      step('ada', 'save_course', free, 204),
      step('ada', 'enrol', free, 200),
      step('ada', 'my_learning', {}, 200),
      step('carl', 'my_learning', {}, 200),
      step('ada', 'unsave_course', paid, 204),
      step('ada', 'unsave_course', paid, 204),
      step('carl', 'unsave_course', free, 204),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'save_course', unknown, 404),
      step('ada', 'save_course', { course: null }, 404),
      step('ada', 'unsave_course', unknown, 204),
      step('ada', 'unsave_course', { course: null }, 204),
    ],
  },
  {
    title: 'several courses are in the order of their enrolment',
    steps: [
      step('ada', 'enrol', other, 200),
      step('ada', 'enrol', free, 200),
      step('ada', 'save_course', other, 204),
      step('ada', 'save_course', free, 204),
      step('ada', 'my_learning', {}, 200),
      step('ada', 'export_my_learning', {}, 200),
    ],
  },
  {
    title: 'spellings of ids that the database accepts, and ones that it refuses',
    steps: [
      step('ada', 'enrol', { course: freeCourse.id.toUpperCase() }, 200),
      step('ada', 'enrol', { course: `{${freeCourse.id}}` }, 200),
      step('ada', 'enrol', { course: freeCourse.id.replaceAll('-', '') }, 200),
      step('ada', 'enrol', { course: '' }, 400),
      step('ada', 'enrol', { course: 'abc' }, 400),
      step('ada', 'enrol', { course: ` ${freeCourse.id}` }, 400),
      step('ada', 'enrol', { course: `${freeCourse.id}0` }, 400),
      step('ada', 'enrol', { course: `{${freeCourse.id}` }, 400),
      step('ada', 'enrol', { course: freeCourse.id.replace('-', '') }, 200),
      step('ada', 'enrol', { course: 5 }, 400),
      step('ada', 'enrol', { course: true }, 400),
      step('ada', 'enrol', { course: [freeCourse.id] }, 400),
      step('ada', 'enrol', { course: {} }, 400),
      step('ada', 'leave_course', { course: 'abc' }, 400),
      step('ada', 'save_course', { course: 'abc' }, 400),
      step('ada', 'unsave_course', { course: 'abc' }, 400),
      step('ada', 'enrol', '{"course":"\\u0000"}', 400),
    ],
  },
];
