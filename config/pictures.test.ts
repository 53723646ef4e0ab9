import { readFileSync } from 'node:fs';
import { courses } from '@/features/catalogue/courses';
import { pictures } from './pictures';

const painted = pictures(readFileSync('public/favicon.svg', 'utf8'));

/** Width and height from a PNG's header. */
function sizeOf(name: string): { width: number; height: number } {
  const paint = painted.get(name);
  if (!paint) throw new Error(`${name} is not painted`);
  const png = Buffer.from(paint());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('link previews are 1200 by 630, one for each kind of page', () => {
  for (const kind of ['site', 'courses', 'creators', 'pricing']) {
    expect(sizeOf(`social/${kind}.png`)).toEqual({ width: 1200, height: 630 });
  }
});

test('every course has a preview of its own, 1200 by 630', () => {
  const names = courses.map(({ id }) => `social/course-${id}.png`);
  expect(names.filter((name) => !painted.has(name))).toEqual([]);
  expect(sizeOf(names[0] ?? '')).toEqual({ width: 1200, height: 630 });
});

test('icons have the sizes that launchers ask for', () => {
  expect(sizeOf('icons/192.png')).toEqual({ width: 192, height: 192 });
  expect(sizeOf('icons/512.png')).toEqual({ width: 512, height: 512 });
  expect(sizeOf('icons/maskable-512.png')).toEqual({ width: 512, height: 512 });
  expect(sizeOf('icons/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
});
