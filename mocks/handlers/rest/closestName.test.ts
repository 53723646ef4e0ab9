import { closestName } from './closestName';

test.each([
  ['testt', ['test', 'another'], 0.75, 'test'],
  ['other', ['test', 'another'], 0.75, null],
  ['noclosealternative', ['test', 'another'], 0.33, null],
  ['(nam, pqaram, vall)', ['(name, param, val)', '(attr, id)'], 0.33, '(name, param, val)'],
  ['(attrs, id)', ['(name, param, val)', '(attr, id)'], 0.33, '(attr, id)'],
  ['(id)', ['(name, param, val)', '(attr, id)'], 0.33, '(attr, id)'],
  ['TEST', ['test'], 0.75, 'test'],
])('the closest name to %s among %j', (text, names, least, expected) => {
  expect(closestName(text, names, least)).toBe(expected);
});
