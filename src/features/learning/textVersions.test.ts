import { isSameBody } from './answerBody';
import { asSent, type HeldText, receive, resolveConflict, withTheirs } from './textVersions';

const held: HeldText = { body: 'from here', revision: 1, isDirty: true, at: 0 };

test('a map is the same in any order of its entries, a list is not', () => {
  expect(isSameBody({ a: 'one', b: ['two'] }, { b: ['two'], a: 'one' })).toBe(true);
  expect(isSameBody(['one', 'two'], ['two', 'one'])).toBe(false);
});

test('what has not been sent is kept beside a newer version of the service', () => {
  expect(receive(held, { body: 'from elsewhere', revision: 2, isDirty: false, at: 1 })).toEqual({
    ...held,
    theirs: { body: 'from elsewhere', revision: 2 },
  });
});

test('what has not been sent stays as it is while the service has nothing newer', () => {
  expect(receive(held, { body: 'older', revision: 1, isDirty: false, at: 1 })).toBe(held);
});

test('what the service has as well needs no sending', () => {
  expect(receive(held, { body: 'from here', revision: 2, isDirty: false, at: 1 })).toMatchObject({
    revision: 2,
    isDirty: false,
  });
});

test('what was sent without an answer, and arrived, is nobody else’s version', () => {
  const typedOn = { ...held, body: 'from here, and more', sent: 'from here' };
  const settled = withTheirs(typedOn, { body: 'from here', revision: 2 });
  expect(settled).toEqual({ ...typedOn, base: 'from here', revision: 2 });
});

test('of many that were sent without an answer the first ones and the last are remembered', () => {
  const bodies = Array.from({ length: 40 }, (_, index) => `state ${index}`);
  const typedOn = bodies.reduce((text, body) => asSent(asSent(text, body), body), held);
  expect(typedOn).toMatchObject({ sent: 'state 39', sentBefore: bodies.slice(0, 10) });
  expect(withTheirs(typedOn, { body: 'state 0', revision: 2 }).theirs).toBeUndefined();
});

test.each([
  { which: 'mine', body: 'from here', isDirty: true },
  { which: 'theirs', body: 'from elsewhere', isDirty: false },
] as const)('choosing $which leaves one version, written over the latest', ({ which, body, isDirty }) => {
  const both = { ...held, theirs: { body: 'from elsewhere', revision: 4 } };
  expect(resolveConflict(both, which)).toMatchObject({ body, isDirty, revision: 4, theirs: undefined });
});
