import {
  countOf,
  describeRating,
  formatCount,
  formatDay,
  formatDuration,
  formatPrice,
  formatRating,
  percentOff,
} from './formatCourse';
import { courses } from './courses';

test('prices are US dollars in en-US format, and 0 is Free', () => {
  expect([129, 49.5, 1299, 0].map(formatPrice)).toEqual(['$129.00', '$49.50', '$1,299.00', 'Free']);
});

test('durations are hours and minutes from sixty minutes on, otherwise minutes only', () => {
  expect([5, 45, 59, 60, 61, 255, 300, 405, 420, 720].map(formatDuration)).toEqual([
    '5m',
    '45m',
    '59m',
    '1h',
    '1h 1m',
    '4h 15m',
    '5h',
    '6h 45m',
    '7h',
    '12h',
  ]);
});

test('percent off is rounded from the original price, and absent without one', () => {
  expect(percentOff({ price: 100 })).toBeUndefined();
  expect(percentOff({ price: 129, originalPrice: 199 })).toBe(35);
  expect(courses.map(percentOff).filter((percent) => percent !== undefined)).toEqual([
    47, 37, 35, 29, 50, 27, 24,
  ]);
});

test('counts have thousands separators and the right plural', () => {
  expect(formatCount(1876)).toBe('1,876');
  expect([0, 1, 24, 1876].map((count) => countOf(count, 'course'))).toEqual([
    '0 courses',
    '1 course',
    '24 courses',
    '1,876 courses',
  ]);
});

test('ratings have one decimal, also when spoken', () => {
  expect([5, 4.8].map(formatRating)).toEqual(['5.0', '4.8']);
  expect(describeRating({ rating: 4.8, reviewsCount: 377 })).toBe('Rated 4.8 out of 5, 377 reviews');
  expect(describeRating({ rating: 5, reviewsCount: 1 })).toBe('Rated 5.0 out of 5, 1 review');
});

test('a day is the same day in every time zone', () => {
  expect(formatDay('2025-10-06')).toBe('October 6, 2025');
  expect(formatDay('2024-12-31')).toBe('December 31, 2024');
});
