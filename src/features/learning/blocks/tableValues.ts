import type { AnswerBody } from '@/features/learning/answerBody';
import type {
  ComputedCell,
  TableBlock,
  TableColumn,
  TableTotal,
  TotalExpression,
} from '@/features/learning/lessons/lesson';
import { formatNumber, type Hundredths, type NumberKind, readNumber } from './numbers';

/** What was typed, by row and column; a free row's key is its number, from 1. */
export type TableTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TableRow {
  key: string;
  /** Free rows are labelled with their number. */
  label: string;
}

/** More rows than fit on a sheet of paper help nobody. */
export const maximumFreeRows = 30;

const isGroup = (body: AnswerBody | undefined): body is { readonly [key: string]: AnswerBody } =>
  typeof body === 'object' && !Array.isArray(body);

/** Reads an answer as a table and leaves out anything else in it. */
export function tableTextsOf(body: AnswerBody | undefined): TableTexts {
  if (!isGroup(body)) return {};
  const rows = Object.entries(body).map(([row, cells]) => {
    const texts = isGroup(cells) ? Object.entries(cells) : [];
    return [
      row,
      Object.fromEntries(texts.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))),
    ];
  });
  return Object.fromEntries(rows);
}

export const cellText = (texts: TableTexts, row: string, column: string): string =>
  texts[row]?.[column] ?? '';

/** Sets the text of a cell. Removes the cell where the text is empty, and the row where that was its last cell. */
export function changeCell(texts: TableTexts, row: string, column: string, text: string): TableTexts {
  const { [column]: _before, ...otherCells } = texts[row] ?? {};
  const { [row]: _row, ...otherRows } = texts;
  const cells = text === '' ? otherCells : { ...otherCells, [column]: text };
  return Object.keys(cells).length === 0 ? otherRows : { ...otherRows, [row]: cells };
}

/** The fixed rows of a table, or enough free rows for those it starts with, `atLeast` and every filled one. */
export function rowsOf(
  { rows, freeRows = 0 }: TableBlock,
  texts: TableTexts,
  atLeast = 0,
): readonly TableRow[] {
  if (rows) return rows;
  const filled = Object.keys(texts).map(Number).filter(Number.isInteger);
  const count = Math.min(maximumFreeRows, Math.max(freeRows, atLeast, ...filled));
  return Array.from({ length: count }, (_, index) => ({ key: String(index + 1), label: `Row ${index + 1}` }));
}

export const isNumberKind = (kind: TableColumn['kind']): kind is NumberKind =>
  kind === 'hours' || kind === 'money';

interface Sheet {
  rows: readonly TableRow[];
  /** Undefined for a cell that is empty or cannot be read. */
  numberAt: (row: string, column: string) => Hundredths | undefined;
}

function sheetOf(block: TableBlock, texts: TableTexts): Sheet {
  const kinds = new Map(block.columns.map(({ key, kind }) => [key, kind]));
  return {
    rows: rowsOf(block, texts),
    numberAt(row, column) {
      const kind = kinds.get(column);
      if (!kind || !isNumberKind(kind)) return undefined;
      const reading = readNumber(cellText(texts, row, column), kind);
      return 'value' in reading ? reading.value : undefined;
    },
  };
}

/** A value as text; empty where there is none. */
export const formatValue = (value: Hundredths | undefined, kind: TableColumn['kind']): string =>
  value !== undefined && isNumberKind(kind) ? formatNumber(value, kind) : '';

const isKnown = (value: Hundredths | undefined): value is Hundredths => value !== undefined;

/** The first minus all others; undefined where none of them is known. */
function differenceOf(values: readonly (Hundredths | undefined)[]): Hundredths | undefined {
  if (!values.some(isKnown)) return undefined;
  const [first = 0, ...others] = values;
  return others.reduce<number>((left, value) => left - (value ?? 0), first);
}

function sumOf(values: readonly (Hundredths | undefined)[]): Hundredths | undefined {
  const known = values.filter(isKnown);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}

const columnSum = ({ rows, numberAt }: Sheet, column: string) =>
  sumOf(rows.map(({ key }) => numberAt(key, column)));

/** What is left after each row, from the first row with a number to the last; undefined outside of these. */
function runningDifferences(
  { rows, numberAt }: Sheet,
  columns: readonly string[],
): (Hundredths | undefined)[] {
  const changes = rows.map(({ key }) => differenceOf(columns.map((column) => numberAt(key, column))));
  const first = changes.findIndex(isKnown);
  const last = changes.findLastIndex(isKnown);
  let left = 0;
  return changes.map((change, index) => {
    left += change ?? 0;
    return first >= 0 && index >= first && index <= last ? left : undefined;
  });
}

function computeCells(sheet: Sheet, computed: ComputedCell): (Hundredths | undefined)[] {
  if ('runningDifference' in computed) return runningDifferences(sheet, computed.runningDifference);
  return sheet.rows.map(({ key }) =>
    differenceOf(computed.difference.map((column) => sheet.numberAt(key, column))),
  );
}

/** The values of a computed column, row by row; undefined where there is nothing to compute. */
export const computedValues = (
  block: TableBlock,
  texts: TableTexts,
  { computed }: TableColumn,
): readonly (Hundredths | undefined)[] => (computed ? computeCells(sheetOf(block, texts), computed) : []);

/** The same of every column, by its key. */
export const computedColumns = (
  block: TableBlock,
  texts: TableTexts,
): ReadonlyMap<string, readonly (Hundredths | undefined)[]> =>
  new Map(block.columns.map((column) => [column.key, computedValues(block, texts, column)]));

/** The place of a row in a sentence: "in month 4". */
const placeOf = ({ key, label }: TableRow): string =>
  key === 'start' ? 'at the start' : `in ${label.toLowerCase()}`;

function firstColumn(expression: TotalExpression): string | undefined {
  if ('sum' in expression) return expression.sum;
  if ('difference' in expression) return expression.difference[0];
  if ('runningMinimum' in expression) return expression.runningMinimum[0];
  if ('multiple' in expression) return expression.multiple[0];
  return expression.sumWhere.sum;
}

function lowestPoint(sheet: Sheet, columns: readonly string[]): { value?: Hundredths; place?: string } {
  const values = runningDifferences(sheet, columns);
  const known = values.filter(isKnown);
  if (known.length === 0) return {};
  const value = Math.min(...known);
  const row = sheet.rows[values.indexOf(value)];
  return row ? { value, place: placeOf(row) } : { value };
}

function computeTotal(sheet: Sheet, texts: TableTexts, expression: TotalExpression): Hundredths | undefined {
  if ('sum' in expression) return columnSum(sheet, expression.sum);
  if ('difference' in expression) {
    return differenceOf(expression.difference.map((column) => columnSum(sheet, column)));
  }
  if ('runningMinimum' in expression) return lowestPoint(sheet, expression.runningMinimum).value;
  if ('multiple' in expression) {
    const [column, factor] = expression.multiple;
    const sum = columnSum(sheet, column);
    return isKnown(sum) ? Math.round(sum * factor) : undefined;
  }
  const { sum, where, is } = expression.sumWhere;
  if (!isKnown(columnSum(sheet, sum))) return undefined;
  const rows = sheet.rows.filter(({ key }) => cellText(texts, key, where) === is);
  return columnSum({ ...sheet, rows }, sum) ?? 0;
}

export interface ComputedTotal {
  label: string;
  /** Undefined where there is nothing to compute. */
  value: Hundredths | undefined;
  /** In words, such as "70, in month 4"; empty where there is nothing to compute. */
  text: string;
  isLowestPoint: boolean;
}

function computedTotal(
  block: TableBlock,
  texts: TableTexts,
  { label, expression }: TableTotal,
): ComputedTotal {
  const sheet = sheetOf(block, texts);
  const kind = block.columns.find(({ key }) => key === firstColumn(expression))?.kind ?? 'text';
  const value = computeTotal(sheet, texts, expression);
  const isLowestPoint = 'runningMinimum' in expression;
  const place = isLowestPoint ? lowestPoint(sheet, expression.runningMinimum).place : undefined;
  const number = formatValue(value, kind);
  return { label, value, text: place ? `${number}, ${place}` : number, isLowestPoint };
}

export const computedTotals = (block: TableBlock, texts: TableTexts): readonly ComputedTotal[] =>
  (block.totals ?? []).map((total) => computedTotal(block, texts, total));
