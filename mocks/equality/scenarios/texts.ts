import { freeCourse, lessonOf, note } from '@mocks/equality/sampleData';
import { type Scenario, type Step, step } from '@mocks/equality/scenario';

const lesson = lessonOf(freeCourse, 1);

const answer = (block: unknown, body: unknown, revision: unknown) => ({ block, body, revision });
const save = (answers: unknown, status: number): Step => step('ada', 'save_answers', { answers }, status);
const look = step('ada', 'my_learning', { with_texts: true }, 200);

const long = (length: number) => 'a'.repeat(length);

const malformedAnswers: readonly unknown[] = [
  null,
  'text',
  5,
  [],
  {},
  { body: 'x', revision: 0 },
  { block: 'sha-01-a', revision: 0 },
  { block: 'sha-01-a', body: 'x' },
  answer(5, 'x', 0),
  answer(null, 'x', 0),
  answer('', 'x', 0),
  answer('Sha-01', 'x', 0),
  answer('sha--01', 'x', 0),
  answer('-sha', 'x', 0),
  answer('sha-', 'x', 0),
  answer('sha_01', 'x', 0),
  answer('sha 01', 'x', 0),
  answer('sha-01\n', 'x', 0),
  answer(long(65), 'x', 0),
  answer('sha-01-a', null, 0),
  answer('sha-01-a', true, 0),
  answer('sha-01-a', 5, 0),
  answer('sha-01-a', [5], 0),
  answer('sha-01-a', { row: { cell: 1.5 } }, 0),
  answer('sha-01-a', [[{ deep: [0] }]], 0),
  answer('sha-01-a', 'x', -1),
  answer('sha-01-a', 'x', 0.5),
  answer('sha-01-a', 'x', '0'),
  answer('sha-01-a', 'x', null),
  answer('sha-01-a', 'x', true),
  answer('sha-01-a', 'x', 2_147_483_648),
];

const sendNote = (id: unknown, slug: unknown, body: unknown, revision: unknown, status: number): Step =>
  step('ada', 'save_note', { note: id, lesson: slug, body, revision }, status);

export const textScenarios: readonly Scenario[] = [
  {
    title: 'an answer has a revision',
    steps: [
      save([answer('sha-01-f', 'first', 0)], 200),
      save([answer('sha-01-f', 'first', 0)], 200),
      save([answer('sha-01-f', 'second', 1)], 200),
      save([answer('sha-01-f', 'third', 1)], 200),
      save([answer('sha-01-f', 'second', 1)], 200),
      save([answer('sha-01-f', 'third', 2)], 200),
      save([answer('sha-02-f', 'new', 7)], 200),
      look,
      step('carl', 'my_learning', { with_texts: true }, 200),
      step('carl', 'save_answers', { answers: [answer('sha-01-f', 'mine', 0)] }, 200),
      look,
    ],
  },
  {
    title: 'answers may be lists and maps of texts',
    steps: [
      save([answer('table', { 'row-1': { b: '1', a: 'x' }, r: {}, ab: [] }, 0)], 200),
      save([answer('table', { r: {}, ab: [], 'row-1': { a: 'x', b: '1' } }, 1)], 200),
      save([answer('table', { r: null }, 0)], 200),
      save([answer('table', ['a', true, null, ['b']], 1)], 200),
      save([answer('empty', '', 0), answer('list', [], 0), answer('map', {}, 0)], 200),
      save([answer('words', 'ä 😀 "quoted" \\ / \t\n\u0001 <b>&amp;', 0)], 200),
      save([answer('keys', { é: 'x', zz: 'y', a: 'z', 'a b': '' }, 0)], 200),
      look,
      step('ada', 'export_my_learning', {}, 200),
    ],
  },
  {
    title: 'the same block twice in a batch',
    steps: [
      save(
        [answer('a', 'one', 0), answer('a', 'two', 1), answer('a', 'three', 1), answer('a', 'two', 0)],
        200,
      ),
      save([], 200),
      look,
    ],
  },
  {
    title: 'invalid answers',
    steps: [
      ...malformedAnswers.map((wrong) => save([answer('good', 'x', 0), wrong], 400)),
      save(null, 400),
      save({}, 400),
      save('x', 400),
      save(
        Array.from({ length: 201 }, () => answer('good', 'x', 0)),
        400,
      ),
      step('ada', 'save_answers', '{"answers":[{"block":"one","body":"x","revision":1.0}]}', 200),
      step('ada', 'save_answers', '{"answers":[{"block":"two","body":"x","revision":1e0}]}', 200),
      step('ada', 'save_answers', '{"answers":[{"block":"nul","body":"\\u0000","revision":0}]}', 400),
      step('ada', 'save_answers', '{"answers":[{"block":"nul","body":{"\\u0000":"x"},"revision":0}]}', 400),
      look,
    ],
  },
  {
    title: 'the longest answer',
    steps: [
      save([answer('long', long(10_000), 0)], 200),
      save([answer('long', long(10_001), 1)], 413),
      save([answer('wide', '😀'.repeat(10_000), 0)], 200),
      save([answer('wide', '😀'.repeat(10_001), 1)], 413),
      save([answer('list', [long(9_996)], 0)], 200),
      save([answer('list', [long(9_997)], 1)], 413),
      save([answer('map', { a: long(4_986), b: long(4_996) }, 0)], 200),
      save([answer('map', { a: long(4_987), b: long(4_996) }, 0)], 413),
      save([answer('map', { a: long(4_987), b: 5 }, 0), answer('long', long(10_001), 1)], 400),
      save([answer('long', long(10_001), 1), answer('map', 5, 0)], 413),
    ],
  },
  {
    title: 'an account holds at most a thousand answers',
    steps: [
      ...Array.from({ length: 5 }, (_batch, batch) =>
        save(
          Array.from({ length: 200 }, (_answer, index) => answer(`b-${batch}-${index}`, 'x', 0)),
          200,
        ),
      ),
      save([answer('b-0-0', 'y', 1), answer('one-more', 'x', 0)], 409),
      save([answer('b-0-0', 'y', 1)], 200),
    ],
  },
  {
    title: 'a note has a revision and keeps its lesson',
    steps: [
      sendNote(note(1), lesson, 'first', 0, 200),
      sendNote(note(1), lesson, 'first', 0, 200),
      sendNote(note(1), lesson, 'second', 1, 200),
      sendNote(note(1), lesson, 'third', 1, 200),
      sendNote(note(1), lessonOf(freeCourse, 2), 'third', 2, 200),
      sendNote(note(1), null, 'fourth', 3, 200),
      sendNote(note(1), null, 'too late', 1, 200),
      sendNote(note(1), 'no-such-lesson', 'too late', 1, 200),
      sendNote(note(2), lesson, '', 5, 200),
      look,
      step('carl', 'save_note', { note: note(1), lesson, body: 'mine', revision: 0 }, 200),
      step('carl', 'delete_note', { note: note(2) }, 204),
      look,
      step('ada', 'delete_note', { note: note(1) }, 204),
      step('ada', 'delete_note', { note: note(1) }, 204),
      step('ada', 'delete_note', { note: null }, 204),
      look,
      step('ada', 'export_my_learning', {}, 200),
    ],
  },
  {
    title: 'invalid notes',
    steps: [
      sendNote(null, lesson, 'x', 0, 400),
      sendNote(note(3), lesson, null, 0, 400),
      sendNote(note(3), lesson, 'x', null, 400),
      sendNote(note(3), lesson, 'x', -1, 400),
      sendNote(note(3), lesson, 'x', 1.5, 400),
      sendNote(note(3), lesson, 'x', '7', 200),
      sendNote(note(4), lesson, 'x', ' 7 ', 200),
      sendNote(note(3), lesson, 'x', 'seven', 400),
      sendNote(note(3), lesson, 'x', 2_147_483_648, 400),
      sendNote('abc', lesson, 'x', 0, 400),
      sendNote(note(5), null, 'x', 0, 404),
      sendNote(note(5), 'no-such-lesson', 'x', 0, 404),
      sendNote(note(5), 7, 'x', 0, 404),
      sendNote(note(5), lesson, 7, 0, 200),
      sendNote(note(6), lesson, true, 0, 200),
      sendNote(note(7), lesson, ['a', 'b'], 0, 200),
      sendNote(note(8), lesson, 'a'.repeat(20_000), 0, 200),
      sendNote(note(8), lesson, 'a'.repeat(20_001), 1, 413),
      sendNote(note(8), lesson, '😀'.repeat(20_000), 1, 200),
      step(
        'ada',
        'save_note',
        `{"note":"${note(9)}","lesson":"${lesson}","body":"\\u0000","revision":0}`,
        400,
      ),
      step('ada', 'delete_note', { note: 'abc' }, 400),
    ],
  },
];
