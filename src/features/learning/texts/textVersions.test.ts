import { isSameBody } from './answerBody';
import { asSent, type HeldText, receive, resolveConflict, withTheirs } from './textVersions';

const held: HeldText = { body: 'from here', revision: 1, isDirty: true, at: 0 };

test('maps are equal in any order of entries, lists only in the same order', () => {
  expect(isSameBody({ a: 'one', b: ['two'] }, { b: ['two'], a: 'one' })).toBe(true);
  expect(isSameBody(['one', 'two'], ['two', 'one'])).toBe(false);
});

test('an unsent text is kept beside a newer version of the service', () => {
  expect(receive(held, { body: 'from elsewhere', revision: 2, isDirty: false, at: 1 })).toEqual({
    ...held,
    theirs: { body: 'from elsewhere', revision: 2 },
  });
});

test('an unsent text stays unchanged while the service has nothing newer', () => {
  expect(receive(held, { body: 'older', revision: 1, isDirty: false, at: 1 })).toBe(held);
});

test('a text that the service has too needs no sending', () => {
  expect(receive(held, { body: 'from here', revision: 2, isDirty: false, at: 1 })).toMatchObject({
    revision: 2,
    isDirty: false,
  });
});

test('a text sent without an answer that arrived is not another version', () => {
  const typedOn = { ...held, body: 'from here, and more', sent: 'from here' };
  const settled = withTheirs(typedOn, { body: 'from here', revision: 2 });
  expect(settled).toEqual({ ...typedOn, base: 'from here', revision: 2 });
});

test('of many texts sent without an answer, the first ones and the last are remembered', () => {
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
