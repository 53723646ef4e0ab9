import { enrolledCourseIds, progressOf, savedCourseIds } from './courseProgress';
import type { LearningRecord } from './learningRecord';
import type { OutboxEvent } from '@/features/learning/outbox/outbox';

const courseId = 'course';
const lessons = ['one', 'two', 'three'];

const record: LearningRecord = {
  enrolments: [
    {
      course_id: courseId,
      enrolled_at: '2026-11-01T08:00:00+00:00',
      last_lesson: null,
      last_lesson_at: null,
      progress: [{ lesson: 'one', completed_at: '2026-11-02T08:00:00+00:00' }],
    },
  ],
  saved_courses: [{ course_id: 'saved', saved_at: '2026-11-01T08:00:00+00:00' }],
  certificates: [],
  granted_courses: [],
};

const event = (type: OutboxEvent['type'], changes: Partial<OutboxEvent> = {}): OutboxEvent => ({
  id: type,
  type,
  courseId,
  lesson: undefined,
  at: '2026-11-03T08:00:00.000Z',
  isSent: false,
  ...changes,
});

test('a lesson done here counts with those that the service knows, and is marked as waiting', () => {
  const events = [event('completed', { lesson: 'two' })];
  const progress = progressOf(courseId, lessons, { record, events });
  expect([...progress.done]).toEqual([
    ['two', { completedAt: '2026-11-03T08:00:00.000Z', isWaiting: true }],
    ['one', { completedAt: '2026-11-02T08:00:00+00:00', isWaiting: false }],
  ]);
  expect(progress).toMatchObject({ doneCount: 2, nextLessonId: 'three', finishedAt: null });
});

test('a lesson that the service knows is not waiting, whatever the outbox holds', () => {
  const events = [event('completed', { lesson: 'one' })];
  const { done, doneCount } = progressOf(courseId, lessons, { record, events });
  expect(doneCount).toBe(1);
  expect(done.get('one')?.isWaiting).toBe(false);
});

test('the next lesson is the first one not done', () => {
  const events = [event('completed', { lesson: 'three' })];
  expect(progressOf(courseId, lessons, { record, events }).nextLessonId).toBe('two');
});

test('a waiting enrolment counts and is marked as waiting', () => {
  const known = { record: undefined, events: [event('enrol')] };
  expect(progressOf(courseId, lessons, known)).toMatchObject({ isEnrolled: true, isWaiting: true });
  expect(enrolledCourseIds(known)).toEqual([courseId]);
});

test('a course is finished when its last missing lesson is done', () => {
  const events = [
    event('completed', { id: 'a', lesson: 'three' }),
    event('completed', { id: 'b', lesson: 'two', at: '2026-11-04T08:00:00.000Z' }),
  ];
  const progress = progressOf(courseId, lessons, { record, events });
  expect(progress).toMatchObject({ nextLessonId: null, finishedAt: '2026-11-04T08:00:00.000Z' });
});

test('the saved courses are those of the service with the waiting changes', () => {
  const events = [event('unsave', { courseId: 'saved' }), event('save', { courseId: 'other' })];
  expect(savedCourseIds({ record, events })).toEqual(['other']);
});
