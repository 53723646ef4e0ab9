import { compareCosts } from './compareCosts';

const prompting = { duration: 300, price: 79 };
const spreadsheet = { duration: 195, price: 49 };
const agency = { duration: 720, price: 299 };

test('Prompting at 2 hours a week takes three weeks and one month of Pass, $29 against $79', () => {
  expect(compareCosts(prompting, 2)).toEqual({ weeks: 3, months: 1, passTotal: 29, saving: 50 });
});

test('Spreadsheet at half an hour a week takes seven weeks, $58 against $49, so the course saves $9', () => {
  expect(compareCosts(spreadsheet, 0.5)).toEqual({ weeks: 7, months: 2, passTotal: 58, saving: -9 });
});

test('Agency at 1 hour a week costs $87 against $299', () => {
  expect(compareCosts(agency, 1)).toEqual({ weeks: 12, months: 3, passTotal: 87, saving: 212 });
});

test('a course can cost as much as the months it takes', () => {
  expect(compareCosts({ duration: 60, price: 29 }, 1).saving).toBe(0);
});

test('four weeks fit into one month, five do not', () => {
  expect(compareCosts({ duration: 240, price: 100 }, 1).months).toBe(1);
  expect(compareCosts({ duration: 300, price: 100 }, 1).months).toBe(2);
});
