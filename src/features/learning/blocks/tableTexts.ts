import type { AnswerBody } from '@/features/learning/texts/answerBody';
import type { TableBlock } from '@/features/learning/lessons/lesson';

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
