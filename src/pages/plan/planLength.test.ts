import type { PlanItem } from '@/features/learning/blocks/planParts';
import { planLength } from './planLength';

const partOf = (...items: PlanItem[]) => ({ items });
const written = (length: number): PlanItem => ({ kind: 'text', blockId: 'a', text: 'x'.repeat(length) });

test('a plan with more words is set smaller, to fit one page', () => {
  expect(planLength([])).toBe('usual');
  expect(planLength([partOf(written(1200))])).toBe('usual');
  expect(planLength([partOf(written(1000), written(1000))])).toBe('long');
  expect(planLength(Array.from({ length: 9 }, () => partOf(written(500))))).toBe('endless');
});

test('every line of a text and of a table counts', () => {
  const lines: PlanItem = { kind: 'text', blockId: 'a', text: 'x\n'.repeat(30) };
  expect(planLength([partOf(lines)])).toBe('long');
  const totals = Array.from({ length: 30 }, (_, index) => ({ label: `Total ${index}`, value: '1' }));
  expect(planLength([partOf({ kind: 'totals', blockId: 'a', totals })])).toBe('long');
  const rows = Array.from({ length: 30 }, () => ({
    label: 'Monday',
    cells: [{ label: 'Hours', value: '2' }],
  }));
  expect(planLength([partOf({ kind: 'rows', blockId: 'a', rows })])).toBe('long');
});
