import { enrollReducer, type EnrollInputs, noRequests } from './enrollReducer';

const course = { id: 'prompting', title: 'Prompting That Works', thumbnail: '' };
const opener = document.createElement('button');
const pressed = { type: 'pressed', course, opener } as const;

const ada: EnrollInputs = {
  pathname: '/courses',
  catalogue: undefined,
  isAnonymous: false,
  mayBeMember: true,
  ownerId: 'ada',
  hasConsequences: true,
};
const visitor: EnrollInputs = { ...ada, isAnonymous: true, mayBeMember: false, ownerId: null };
const lookingUp: EnrollInputs = { ...visitor, isAnonymous: false };

const open = (inputs: EnrollInputs) => enrollReducer(noRequests(inputs), pressed);
const goOnAs = (state: ReturnType<typeof open>, inputs: EnrollInputs) =>
  enrollReducer(state, { type: 'inputsChanged', inputs });

test('a press during the session lookup is accepted for the user it finds', () => {
  const waiting = open(lookingUp);
  expect(waiting).toMatchObject({ request: { isAccepted: false }, underWay: [] });
  const accepted = goOnAs(waiting, ada);
  expect(accepted.request).toMatchObject({ isAccepted: true, ownerId: 'ada' });
  expect(accepted.underWay).toEqual([accepted.request]);
});

test('a second press repeats the request until the first has ended', () => {
  const first = open(ada);
  expect(enrollReducer(first, pressed).request).toBe(first.request);
  if (!first.request) throw new Error('nothing was pressed');
  const settled = enrollReducer(first, { type: 'settled', request: first.request, isToBeSaid: false });
  expect(settled).toMatchObject({ request: { isSettled: true }, underWay: [] });
  expect(enrollReducer(settled, pressed).request?.id).not.toBe(first.request.id);
});

test("an enrolment continues on another page without its message, and ends with its owner's session", () => {
  const elsewhere = goOnAs(open(ada), { ...ada, pathname: '/about' });
  expect(elsewhere.request).toBeNull();
  expect(elsewhere.underWay).toHaveLength(1);
  expect(goOnAs(elsewhere, { ...ada, pathname: '/about', ownerId: 'carl' }).underWay).toEqual([]);
});

test('the outcome is shown on the page that is open by then', () => {
  const first = open(ada);
  if (!first.request) throw new Error('nothing was pressed');
  const elsewhere = goOnAs(first, { ...ada, pathname: '/about' });
  const said = enrollReducer(elsewhere, { type: 'settled', request: first.request, isToBeSaid: true });
  expect(said).toMatchObject({ request: { pathname: '/about', isSettled: true }, underWay: [] });
});

test('a message without an enrolment stays, whoever signs in', () => {
  const plain = { ...ada, hasConsequences: false };
  const { request, underWay } = goOnAs(open(plain), { ...plain, ownerId: 'carl' });
  expect(request).toMatchObject({ isAccepted: true });
  expect(underWay).toEqual([]);
});

test('a visitor whose way to login has ended is led there only by the next press', () => {
  const waiting = open(visitor);
  if (!waiting.request) throw new Error('nothing was pressed');
  const again = enrollReducer(waiting, pressed);
  expect(enrollReducer(again, { type: 'leftForLogin', request: waiting.request })).toEqual(again);
  expect(enrollReducer(waiting, { type: 'leftForLogin', request: waiting.request }).request).toBeNull();
});
