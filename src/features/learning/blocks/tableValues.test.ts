import type { TableBlock } from '@/features/learning/lessons/lesson';
import { lessons } from '@/features/learning/lessons/startHereBusiness';
import { formatNumber, readNumber } from './numbers';
import { csvName, tableCsv } from './tableCsv';
import { changeCell, rowsOf, tableTextsOf } from './tableTexts';
import { computedColumns, computedTotals, formatValue } from './tableValues';

const blocks = lessons.lessons.flatMap((lesson): readonly { id: string }[] => lesson.blocks);

const isTable = (block: object): block is TableBlock => 'columns' in block;

function tableOf(id: string): TableBlock {
  const block = blocks.find((block) => block.id === id);
  if (!block || !isTable(block)) throw new Error(`${id} is no table`);
  return block;
}

const cashSheet = tableOf('shb-03-f');
const weekMap = tableOf('shb-02-f');
const tuesday = tableOf('shb-01-f');

/** Pavel's six months. */
const pavel = {
  start: { in: '600' },
  month1: { in: '0', regular: '60', quiet: '180' },
  month2: { in: '0', regular: '60' },
  month3: { in: '80', regular: '60', quiet: '150' },
  month4: { in: '0', regular: '60', quiet: '40' },
  month5: { in: '240', regular: '60' },
  month6: { in: '160', regular: '60', quiet: '30' },
};

function computedWords(block: TableBlock, texts: Parameters<typeof computedColumns>[1]) {
  const [[key, values] = ['', []]] = computedColumns(block, texts);
  const kind = block.columns.find((column) => column.key === key)?.kind ?? 'text';
  return values.map((value) => formatValue(value, kind));
}

const totalWords = (block: TableBlock, texts: Parameters<typeof computedTotals>[1]) =>
  computedTotals(block, texts).map(({ text }) => text);

describe('a number in a cell', () => {
  test.each([
    ['', undefined],
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    [',5', 50],
    ['1,200', 120000],
    ['1.200', 120000],
    ['1 200', 120000],
    ["1'200.50", 120050],
    ['1.200,50', 120050],
    ['-40', -4000],
    ['\u221240', -4000],
    ['$60', 6000],
  ])('reads the amount "%s"', (typed, value) => {
    expect(readNumber(typed, 'money')).toEqual({ value });
  });

  test.each([
    ['1.5', 150],
    ['0,25', 25],
    ['½', 50],
    ['1½', 150],
    ['1 1/2', 150],
    ['1:30', 150],
    ['2 h', 200],
  ])('reads the hours "%s"', (typed, value) => {
    expect(readNumber(typed, 'hours')).toEqual({ value });
  });

  test.each(['ten', '1 2', '12.345.6', '1,2,3', '-', '12-', '1e3'])('refuses the amount "%s"', (typed) => {
    expect(readNumber(typed, 'money')).toEqual({
      problem: 'Write an amount as a number, such as 60 or 12.50.',
    });
  });

  test.each(['0.250', '0,250', '1.500'])('does not read "%s" hours as thousands', (typed) => {
    expect(readNumber(typed, 'hours')).toEqual({ problem: 'Write hours as a number, such as 1.5 or 2.' });
  });

  test('does not read cents with three digits as thousands', () => {
    expect(readNumber('0.500', 'money')).toEqual({
      problem: 'Write an amount as a number, such as 60 or 12.50.',
    });
  });

  test('refuses hours that are negative or no quarters', () => {
    expect(readNumber('1.3', 'hours')).toEqual({
      problem: 'Write whole hours, halves or quarters, such as 1.5 or 0.25.',
    });
    expect(readNumber('-1', 'hours')).toEqual({ problem: 'Hours cannot be fewer than 0.' });
  });

  test('is written with thousands separators, cents only when there are some, and a minus sign', () => {
    expect(formatNumber(120000, 'money')).toBe('1,200');
    expect(formatNumber(1250, 'money')).toBe('12.50');
    expect(formatNumber(-7000, 'money')).toBe('\u221270');
    expect(formatNumber(350, 'hours')).toBe('3.5 h');
  });
});

describe('a cash sheet', () => {
  test('shows what is left in each month, and the lowest point', () => {
    expect(computedWords(cashSheet, pavel)).toEqual(['600', '360', '300', '170', '70', '250', '320']);
    expect(totalWords(cashSheet, pavel)).toEqual(['360', '400', '320', '70, in month 4']);
  });

  test('shows nothing without a number', () => {
    expect(computedWords(cashSheet, {})).toEqual(['', '', '', '', '', '', '']);
    expect(totalWords(cashSheet, {})).toEqual(['', '', '', '']);
  });

  test('ends with the last row that has a number, and includes empty rows before it', () => {
    const texts = { start: { in: '100' }, month2: { quiet: '130' } };
    expect(computedWords(cashSheet, texts)).toEqual(['100', '100', '\u221230', '', '', '', '']);
    expect(totalWords(cashSheet, texts)).toEqual(['', '130', '\u221230', '\u221230, in month 2']);
  });

  test('counts an unreadable cell as nothing', () => {
    expect(totalWords(cashSheet, { start: { in: 'plenty' }, month1: { in: '10' } })).toEqual([
      '',
      '',
      '10',
      '10, in month 1',
    ]);
  });

  test('adds cents without rounding errors', () => {
    const texts = { month1: { regular: '0.10' }, month2: { regular: '0.20' } };
    expect(totalWords(cashSheet, texts)[0]).toBe('0.30');
  });
});

test('a week map shows the open hours of each row, and what may be kept in half a year', () => {
  const texts = { mon: { awake: '16', taken: '14.5', keep: '1' }, tue: { awake: '16', keep: '0,5' } };
  expect(computedWords(weekMap, texts).slice(0, 3)).toEqual(['1.5 h', '16 h', '']);
  expect(totalWords(weekMap, texts)).toEqual(['17.5 h', '1.5 h', '39 h']);
});

test('hours are summed for the rows with the counted choice', () => {
  const texts = {
    1: { hours: '2', kind: 'Earns money today' },
    2: { hours: '1,5', kind: 'May earn later' },
  };
  expect(totalWords(tuesday, texts)).toEqual(['3.5 h', '2 h']);
  expect(totalWords(tuesday, { 1: { hours: '2' } })).toEqual(['2 h', '0 h']);
});

test('free rows are added as they are filled, up to thirty', () => {
  expect(rowsOf(tuesday, {})).toHaveLength(6);
  expect(rowsOf(tuesday, { 8: { what: 'Rest' } }).at(-1)).toEqual({ key: '8', label: 'Row 8' });
  expect(rowsOf(tuesday, { 900: { what: 'Rest' } })).toHaveLength(30);
});

test('clearing a cell removes it, and its row with the last cell', () => {
  const texts = changeCell({}, 'mon', 'keep', '1');
  expect(texts).toEqual({ mon: { keep: '1' } });
  expect(changeCell(texts, 'mon', 'keep', '')).toEqual({});
});

test('an answer that is not a table reads as an empty one', () => {
  expect(tableTextsOf('words')).toEqual({});
  expect(tableTextsOf({ mon: { keep: '1', open: ['2'] }, tue: 'x' })).toEqual({
    mon: { keep: '1' },
    tue: {},
  });
});

describe('a table as CSV', () => {
  test('has columns, rows, totals and a byte order mark for Excel', () => {
    const lines = tableCsv(cashSheet, pavel).split('\r\n');
    expect(lines[0]).toBe('\uFEFFSix-month cash sheet,Money in,Regular costs,Quiet costs,Left');
    expect(lines[1]).toBe('Start: savings you put in,600,,,600');
    expect(lines[5]).toBe('Month 4,0,60,40,70');
    expect(lines.at(-2)).toBe('Lowest point on the way,70');
    expect(csvName(cashSheet)).toBe('six-month-cash-sheet.csv');
  });

  test('quotes cells that need it, and lets no text run as a formula', () => {
    const texts = {
      1: { what: 'Bread, "rye"\nand rest' },
      2: { what: '=1+1' },
      3: { what: '-5' },
      4: { what: '@me' },
    };
    const csv = tableCsv(tuesday, texts);
    expect(csv).toContain('Row 1,"Bread, ""rye""\nand rest",,\r\n');
    expect(csv).toContain("Row 2,'=1+1,,\r\n");
    expect(csv).toContain('Row 3,-5,,\r\n');
    expect(csv).toContain("Row 4,'@me,,\r\n");
  });
});
