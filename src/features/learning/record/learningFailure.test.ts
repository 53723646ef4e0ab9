import { toLearningFailure } from './learningFailure';

const refusal = (code: string, message: string) => ({ code, message });

test.each([
  [402, 'PT402', 'Payment is not open yet. Nothing was charged.'],
  [403, '42501', 'You are not enrolled in the course of this lesson.'],
  [400, '22023', 'A batch holds at most 200 events.'],
  [409, 'PT409', '1 required lesson is not done yet.'],
])('a refusal by a function (%d) is quoted', (status, code, message) => {
  expect(toLearningFailure(status, refusal(code, message))).toEqual({ kind: 'refused', message, status });
});

test('a value that the database cannot store is refused without its message', () => {
  const failure = toLearningFailure(400, refusal('22P02', 'invalid input syntax for type uuid: "x"'));
  expect(failure).toMatchObject({ kind: 'refused', message: 'The service has refused this.' });
});

test.each([
  [401, 'PGRST301', 'JWT expired'],
  [403, '42501', 'permission denied for function enrol'],
  [404, 'PGRST202', 'Could not find the function public.enrol(course) in the schema cache'],
  [405, '25006', 'cannot execute INSERT in a read-only transaction'],
  [403, '', 'Forbidden'],
  [429, '', 'Request rate limit reached'],
  [500, 'XX000', 'internal error'],
  [503, '', 'Service Unavailable'],
  [0, '', 'TypeError: Failed to fetch'],
])('%d %s counts as a failure of the service, not as a refusal', (status, code, message) => {
  const failure = toLearningFailure(status, refusal(code, message));
  expect(failure.kind).toBe('unavailable');
  expect(failure.message).not.toContain(message);
});
