import * as fc from 'fast-check';
import { avatarName, greetingName, toCurrentUser } from './currentUser';

const nobody = {
  id: '',
  email: '',
  firstName: '',
  lastName: '',
  avatar: undefined,
  accountType: 'student',
  createdAt: '',
};

test('a user of the service becomes the current user', () => {
  const source = {
    id: 'u1',
    email: 'ines@example.com',
    created_at: '2025-03-01T10:00:00Z',
    user_metadata: {
      firstName: 'Ines',
      lastName: 'Moreau',
      accountType: 'creator',
      avatar_url: 'https://lh3.googleusercontent.com/a/ines=s96-c',
    },
  };
  expect(toCurrentUser(source)).toEqual({
    id: 'u1',
    email: 'ines@example.com',
    firstName: 'Ines',
    lastName: 'Moreau',
    avatar: 'https://lh3.googleusercontent.com/a/ines=s96-c',
    accountType: 'creator',
    createdAt: '2025-03-01T10:00:00Z',
  });
});

const google = {
  avatar_url: 'https://lh3.googleusercontent.com/a/ines=s96-c',
  picture: 'https://lh3.googleusercontent.com/a/ines=s96-c',
  email: 'ines@example.com',
  full_name: 'Ines Moreau',
  name: 'Ines Moreau',
  iss: 'https://accounts.google.com',
};
const github = {
  avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4',
  email: 'ines@example.com',
  full_name: 'Ines Moreau',
  name: 'Ines Moreau',
  user_name: 'imoreau',
  preferred_username: 'imoreau',
  iss: 'https://api.github.com',
};

test.each([
  ['Google', google, 'Ines', 'Moreau', google.avatar_url],
  [
    'Google, with the parts of the name',
    { given_name: 'Ines Maria', family_name: 'de la Cruz', ...google },
    'Ines Maria',
    'de la Cruz',
    google.avatar_url,
  ],
  [
    'Google, with the picture under its other name',
    { ...google, avatar_url: undefined },
    'Ines',
    'Moreau',
    google.picture,
  ],
  ['GitHub', github, 'Ines', 'Moreau', github.avatar_url],
  [
    'GitHub, with a user name only',
    { ...github, full_name: null, name: '' },
    'imoreau',
    '',
    github.avatar_url,
  ],
  ['a provider with one name', { name: 'Cher' }, 'Cher', '', undefined],
  ['a provider with many names', { name: ' Ana  Maria de la Cruz ' }, 'Ana', 'Maria de la Cruz', undefined],
  [
    'a provider whose first word is invisible',
    { full_name: '\u200B Ines Moreau' },
    'Ines',
    'Moreau',
    undefined,
  ],
  [
    'a provider that tells names of other types',
    { full_name: ['Ines'], name: { first: 'Ines' }, user_name: 7 },
    '',
    '',
    undefined,
  ],
  [
    'a provider and the account itself',
    { ...google, firstName: 'Nina', lastName: 'M.' },
    'Nina',
    'M.',
    google.avatar_url,
  ],
])('the name and picture are read from %s', (_source, metadata, firstName, lastName, avatar) => {
  expect(toCurrentUser({ user_metadata: metadata })).toMatchObject({ firstName, lastName, avatar });
});

test.each([
  undefined,
  null,
  'x',
  7,
  [],
  {},
  { user_metadata: null },
  { user_metadata: [] },
  { user_metadata: 'x' },
])('missing fields have their defaults: %p', (source) => {
  expect(toCurrentUser(source)).toEqual(nobody);
});

const hostileMetadata: { metadata: unknown; expected: object }[] = [
  { metadata: { firstName: { toString: 'x' } }, expected: { firstName: '' } },
  { metadata: { firstName: ['Ada'] }, expected: { firstName: '' } },
  { metadata: { firstName: 7, lastName: true }, expected: { firstName: '', lastName: '' } },
  { metadata: { firstName: null }, expected: { firstName: '' } },
  {
    metadata: { firstName: '<img src=x onerror=alert(1)>' },
    expected: { firstName: '<img src=x onerror=alert(1)>' },
  },
  { metadata: { firstName: 'A\u0000d\u001ba\u0085' }, expected: { firstName: 'Ada' } },
  { metadata: { firstName: '  Ada  ' }, expected: { firstName: 'Ada' } },
  { metadata: { firstName: 'a'.repeat(10_000) }, expected: { firstName: 'a'.repeat(100) } },
  { metadata: { firstName: '👩‍🚀'.repeat(5000) }, expected: { lastName: '' } },
  { metadata: { firstName: '\u202EadA' }, expected: { firstName: '\u202EadA' } },
  { metadata: { accountType: 'admin' }, expected: { accountType: 'student' } },
  { metadata: { accountType: ['creator'] }, expected: { accountType: 'student' } },
  { metadata: { accountType: { creator: true } }, expected: { accountType: 'student' } },
  { metadata: { accountType: 'CREATOR' }, expected: { accountType: 'student' } },
  { metadata: { accountType: null }, expected: { accountType: 'student' } },
  { metadata: { avatar_url: 'javascript:alert(1)' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'JAVASCRIPT:alert(1)' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: ' https://x.example/a.png' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'data:text/html,<script>' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'data:image/svg+xml;base64,AAAA' }, expected: { avatar: undefined } },
  {
    metadata: { avatar_url: `data:image/png;base64,${'A'.repeat(1_000_000)}` },
    expected: { avatar: undefined },
  },
  { metadata: { avatar_url: 'http://x.example/a.png' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: '//x.example/a.png' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'https:x.example' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'https://x.example/a.png' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'https://' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'https:///x' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: 'ftp://x.example/a.png' }, expected: { avatar: undefined } },
  { metadata: { avatar_url: { href: 'https://x.example' } }, expected: { avatar: undefined } },
  {
    metadata: { avatar_url: 'data:image/png;base64,iVBORw0=' },
    expected: { avatar: 'data:image/png;base64,iVBORw0=' },
  },
  { metadata: JSON.parse('{"__proto__":{"firstName":"Eve","accountType":"creator"}}'), expected: nobody },
  { metadata: { constructor: 'x', toString: 'y', hasOwnProperty: 'z' }, expected: nobody },
  { metadata: Object.create({ firstName: 'Eve' }), expected: { firstName: '' } },
];

test.each(hostileMetadata)('hostile metadata is harmless: %#', ({ metadata, expected }) => {
  const user = toCurrentUser({ id: '', user_metadata: metadata });
  expect(user).toMatchObject(expected);
  expect(Object.keys(user).sort()).toEqual(Object.keys(nobody).sort());
  expect({}).not.toHaveProperty('firstName');
});

test('any metadata gives fields of the right types', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (metadata, other) => {
      const user = toCurrentUser({ id: other, email: other, created_at: other, user_metadata: metadata });
      for (const text of [user.id, user.email, user.firstName, user.lastName, user.createdAt]) {
        expect(typeof text).toBe('string');
      }
      expect(['student', 'creator']).toContain(user.accountType);
      expect(user.avatar ?? 'data:image/').toMatch(/^(https:\/\/(lh3|avatars)\.|data:image\/)/);
    }),
    { seed: 5, numRuns: 5000 },
  );
});

test.each([
  '\u200B\u200D',
  '\uFEFF',
  '\u00AD',
  '\u3164\u115F',
  '\u2800',
  '\u202E\u2066',
  '\u{E0020}',
  '\uFE0F',
])('a name of invisible characters is empty: %#', (nothing) => {
  const user = toCurrentUser({
    email: 'ines.moreau@example.com',
    user_metadata: { firstName: nothing, lastName: ` ${nothing} ` },
  });
  expect(user).toMatchObject({ firstName: '', lastName: '' });
  expect(greetingName(user)).toBe('ines.moreau');
});

test.each(['❤️', '👩‍🚀', 'می‌خواهم', 'Zoë'])(
  'invisible characters that a script needs are kept: %s',
  (firstName) => {
    expect(toCurrentUser({ user_metadata: { firstName } })).toMatchObject({ firstName });
  },
);

test('a user without a first name is greeted by the part of the address before the @', () => {
  expect(greetingName(toCurrentUser({ email: 'ines.moreau@example.com' }))).toBe('ines.moreau');
  expect(greetingName(toCurrentUser({}))).toBe('member');
});

test("the avatar's letter comes from the first name, or from the address if the name has no letter", () => {
  const user = (firstName: string) =>
    toCurrentUser({ email: 'ines@example.com', user_metadata: { firstName } });
  expect(avatarName(user('Ines'))).toBe('Ines');
  expect(avatarName(user('🦊'))).toBe('ines@example.com');
  expect(avatarName(user(''))).toBe('ines@example.com');
});
