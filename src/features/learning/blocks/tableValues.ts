import type {
  ComputedCell,
  TableBlock,
  TableColumn,
  TotalExpression,
} from '@/features/learning/lessons/lesson';
import { formatNumber, type Hundredths, type NumberKind, readNumber } from './numbers';
import { cellText, rowsOf, type TableRow, type TableTexts } from './tableTexts';

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

/** The values of the computed columns by key, row by row; undefined where there is nothing to compute. */
export function computedColumns(
  block: TableBlock,
  texts: TableTexts,
): ReadonlyMap<string, readonly (Hundredths | undefined)[]> {
  const sheet = sheetOf(block, texts);
  return new Map(
    block.columns.flatMap(({ key, computed }) => (computed ? [[key, computeCells(sheet, computed)]] : [])),
  );
}

/** The place of a row in a sentence: "in month 4". */
const placeOf = ({ key, label }: TableRow): string =>
  key === 'start' ? 'at the start' : `in ${label.toLowerCase()}`;

function lowestPoint(sheet: Sheet, columns: readonly string[]): { value?: Hundredths; place?: string } {
  const values = runningDifferences(sheet, columns);
  const known = values.filter(isKnown);
  if (known.length === 0) return {};
  const value = Math.min(...known);
  const row = sheet.rows[values.indexOf(value)];
  return row ? { value, place: placeOf(row) } : { value };
}

interface Total {
  /** The first column that it is made of, whose kind of number it is. */
  column: string | undefined;
  value?: Hundredths | undefined;
  place?: string;
}

function computeTotal(sheet: Sheet, texts: TableTexts, expression: TotalExpression): Total {
  if ('sum' in expression) return { column: expression.sum, value: columnSum(sheet, expression.sum) };
  if ('difference' in expression) {
    const sums = expression.difference.map((column) => columnSum(sheet, column));
    return { column: expression.difference[0], value: differenceOf(sums) };
  }
  if ('runningMinimum' in expression) {
    return { column: expression.runningMinimum[0], ...lowestPoint(sheet, expression.runningMinimum) };
  }
  if ('multiple' in expression) {
    const [column, factor] = expression.multiple;
    const sum = columnSum(sheet, column);
    return { column, value: isKnown(sum) ? Math.round(sum * factor) : undefined };
  }
  const { sum: column, where, is } = expression.sumWhere;
  if (!isKnown(columnSum(sheet, column))) return { column };
  const rows = sheet.rows.filter(({ key }) => cellText(texts, key, where) === is);
  return { column, value: columnSum({ ...sheet, rows }, column) ?? 0 };
}

export interface ComputedTotal {
  label: string;
  /** Undefined where there is nothing to compute. */
  value: Hundredths | undefined;
  /** In words, such as "70, in month 4"; empty where there is nothing to compute. */
  text: string;
  isLowestPoint: boolean;
}

export function computedTotals(block: TableBlock, texts: TableTexts): readonly ComputedTotal[] {
  const sheet = sheetOf(block, texts);
  return (block.totals ?? []).map(({ label, expression }) => {
    const { column, value, place } = computeTotal(sheet, texts, expression);
    const kind = block.columns.find(({ key }) => key === column)?.kind ?? 'text';
    const number = formatValue(value, kind);
    const isLowestPoint = 'runningMinimum' in expression;
    return { label, value, text: place ? `${number}, ${place}` : number, isLowestPoint };
  });
}
