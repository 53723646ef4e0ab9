import type { TableBlock, TableColumn } from '@/features/learning/lessons/lesson';
import { type Hundredths, readNumber } from './numbers';
import { cellText, rowsOf, type TableTexts } from './tableTexts';
import { computedColumns, computedTotals, isNumberKind } from './tableValues';

/** Excel reads UTF-8 only after this mark. */
const byteOrderMark = '\uFEFF';

const number = /^[+-]?\d+(?:\.\d+)?$/u;
const formulaStart = /^[=+\-@\t\r]/u;

/** Spreadsheets run text that begins like a formula; an apostrophe in front keeps it text. */
const guarded = (text: string): string => (formulaStart.test(text) && !number.test(text) ? `'${text}` : text);

function cellOf(text: string): string {
  const safe = guarded(text);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const plainNumber = (value: Hundredths | undefined): string =>
  value === undefined ? '' : String(value / 100);

function typedCell({ kind }: TableColumn, text: string): string {
  if (!isNumberKind(kind)) return text;
  const reading = readNumber(text, kind);
  return 'value' in reading ? plainNumber(reading.value) : text;
}

/** A filled table for a spreadsheet: its columns, its rows and, after an empty line, its totals. */
export function tableCsv(block: TableBlock, texts: TableTexts): string {
  const { columns } = block;
  const computed = computedColumns(block, texts);
  const rows = rowsOf(block, texts).map(({ key, label }, index) => [
    label,
    ...columns.map((column) =>
      column.computed
        ? plainNumber(computed.get(column.key)?.[index])
        : typedCell(column, cellText(texts, key, column.key)),
    ),
  ]);
  const totals = computedTotals(block, texts).map(({ label, value }) => [label, plainNumber(value)]);
  const lines = [
    [block.title, ...columns.map(({ label }) => label)],
    ...rows,
    ...(totals.length > 0 ? [[], ...totals] : []),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** "six-month-cash-sheet.csv". */
export const csvName = ({ title }: TableBlock): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')}.csv`;
