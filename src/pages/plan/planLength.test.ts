import { planLength } from './planLength';

test('a plan with more words is set smaller, so that it stays one page', () => {
  expect(planLength([])).toBe('usual');
  expect(planLength(['x'.repeat(1400)])).toBe('usual');
  expect(planLength(['x'.repeat(1000), 'x'.repeat(1000)])).toBe('long');
  expect(planLength(Array.from({ length: 9 }, () => 'x'.repeat(500)))).toBe('endless');
});
