import { coverArt, coverUri, type CoverStyle } from './coverArt';
import { hash, seededRandom } from './seed';

const styles: CoverStyle[] = [
  { motif: 'network', hue: 'cobalt' },
  { motif: 'frames', hue: 'marigold' },
  { motif: 'coins', hue: 'green' },
  { motif: 'nuts', hue: 'teal' },
  { motif: 'doorways', hue: 'plum' },
];

const hundredNames = Array.from({ length: 100 }, (_, index) => `course-${index}`);

test('a text has one well-mixed hash, and a seed one sequence of random values', () => {
  expect(hash('course-1')).toBe(2033287315);
  const random = seededRandom(2033287315);
  expect([random(), random(), random()].map((value) => value.toFixed(6))).toEqual([
    '0.658925',
    '0.439892',
    '0.646414',
  ]);
});

test('a known name draws its known cover', () => {
  expect(coverArt('course-1', { motif: 'coins', hue: 'green' })).toBe(
    '<path d="M0 0h320v180H0z" fill="#1F8A5B"/>' +
      '<path d="M34 163h42M174 163h42M174 99h42M244 163h42M244 131h42M244 67h42" stroke="#0B3B2A" stroke-width="28" stroke-linecap="round"/>' +
      '<path d="M104 163h42M174 131h42M244 99h42" stroke="#CDE8D6" stroke-width="28" stroke-linecap="round"/>' +
      '<circle cx="265" cy="27" r="24" fill="#FDFAF8"/><circle cx="265" cy="27" r="14" fill="#C8171C"/>',
  );
});

test('every cover is well-formed, has exactly one red element and is small', () => {
  for (const style of styles) {
    for (const name of hundredNames) {
      const art = coverArt(name, style);
      const parsed = new DOMParser().parseFromString(`<svg>${art}</svg>`, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.querySelectorAll('[fill="#C8171C"]')).toHaveLength(1);
      expect(art).not.toMatch(/NaN|undefined/);
      expect(art.length).toBeLessThan(1100);
    }
  }
});

test('different names give different covers, and the same name the same one', () => {
  for (const style of styles) {
    const drawn = hundredNames.map((name) => coverArt(name, style));
    expect(new Set(drawn).size).toBeGreaterThan(20);
    expect(hundredNames.map((name) => coverArt(name, style))).toEqual(drawn);
  }
});

test('a play triangle is never mirrored', () => {
  expect(
    hundredNames.filter((name) => coverArt(name, { motif: 'frames', hue: 'marigold' }).includes('matrix')),
  ).toEqual([]);
});

test('the data URL of a cover decodes to the cover', () => {
  const uri = coverUri('course-1', { motif: 'nuts', hue: 'teal' });
  expect(uri).toMatch(/^data:image\/svg\+xml,%3Csvg /);
  expect(uri).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(uri).replaceAll("'", '"')).toContain(
    coverArt('course-1', { motif: 'nuts', hue: 'teal' }),
  );
});
