import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';
import { avatarArt, initialOf } from './avatarArt';
import { safePicture } from './safePicture';

afterEach(() => jest.restoreAllMocks());

test('a name always has the same tone and rotation', () => {
  const { tone, degrees, initial } = avatarArt('Ines');
  expect(tone.disc).toBe('#D3D8DD');
  expect(degrees).toBe(0);
  expect(initial).toBe('I');
});

test('the initial is the first letter as a reader sees it, in upper case', () => {
  expect(initialOf('amara')).toBe('A');
  expect(initialOf('  élodie')).toBe('É');
  expect(initialOf('e\u0301lodie')).toBe('É');
  expect(initialOf('\u1112\u1161\u11AB')).toBe('한');
  expect(initialOf('ßara')).toBe('S');
  expect(initialOf('\u200B\u2060Ada')).toBe('A');
  expect(initialOf('\u202Eada')).toBe('A');
  expect(initialOf('\u200B')).toBe('');
  expect(initialOf('\u3164')).toBe('');
  expect(initialOf('')).toBe('');
});

test('characters that are no letters are skipped, because not every device can draw them', () => {
  expect(initialOf('👩‍🔬 Ada')).toBe('A');
  expect(initialOf('  …jo')).toBe('J');
  expect(initialOf('007')).toBe('0');
  expect(initialOf('🦊🇫🇷')).toBe('');
});

test('only pictures from Google and GitHub, and data URLs, are allowed', () => {
  const google = 'https://lh3.googleusercontent.com/a/ines=s96-c';
  const github = 'https://avatars.githubusercontent.com/u/583231?v=4';
  expect(safePicture(google)).toBe(google);
  expect(safePicture(github)).toBe(github);
  expect(safePicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  const refused = [
    'https://images.example/me.png',
    'http://lh3.googleusercontent.com/a/ines',
    'https://lh3.googleusercontent.com:8443/a/ines',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://evil.example/lh3.googleusercontent.com',
    'https://lh3.googleusercontent.com@evil.example/a',
    'https://lh4.googleusercontent.com/a/ines',
    'https://raw.githubusercontent.com/ines/me.png',
    'javascript:alert(1)',
    'data:text/html,hi',
    'data:image/svg+xml;base64,AAAA',
    'https:images.example/me.png',
    '//x.example/a',
    '/a.png',
    'blob:x',
    '',
  ];
  expect(refused.filter((src) => safePicture(src) !== undefined)).toEqual([]);
});

test('without a picture the first letter is shown', () => {
  const { container } = render(<Avatar name="Priya" size={32} />);
  expect(container.querySelector('svg')).toHaveTextContent('P');
  expect(container.querySelector('svg')).toHaveAttribute('width', '32');
});

test('an unsafe picture is not requested', () => {
  const { container } = render(<Avatar name="Priya" size={32} src="https://images.example/me.png" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('P');
});

test('a picture that fails to load is replaced by the letter, and a new one is tried again', () => {
  const asked: HTMLImageElement[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  const { container, rerender } = render(
    <Avatar name="Priya" size={32} src="https://lh3.googleusercontent.com/a/gone" />,
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://lh3.googleusercontent.com/a/gone');
  expect(picture).toHaveAttribute('alt', '');
  for (const image of asked) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('P');
  rerender(<Avatar name="Priya" size={32} src="https://lh3.googleusercontent.com/a/new" />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://lh3.googleusercontent.com/a/new');
});
