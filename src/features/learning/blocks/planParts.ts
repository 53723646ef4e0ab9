import type { AnswerBody } from '@/features/learning/texts/answerBody';
import type { CoursePlan, TableBlock } from '@/features/learning/lessons/lesson';
import { lessonOfBlock } from '@/features/learning/lessons/lessonCourses';
import { paths } from '@/paths';
import { cellText, rowsOf, tableTextsOf } from './tableTexts';
import { computedColumns, computedTotals, formatValue } from './tableValues';

/** The field that a part of the plan reads. */
export interface PlanSource {
  lessonId: string;
  blockId: string;
}

export interface PlanFact {
  label: string;
  value: string;
}

export interface PlanRow {
  label: string;
  cells: readonly PlanFact[];
}

/** One answer of the learner as the plan shows it. */
export type PlanItem =
  | { kind: 'text'; blockId: string; text: string }
  | { kind: 'totals'; blockId: string; totals: readonly PlanFact[] }
  | { kind: 'rows'; blockId: string; rows: readonly PlanRow[] };

export interface PlanPart {
  label: string;
  /** Every field that the part reads, in its order. */
  sources: readonly PlanSource[];
  /** Only those that are not empty. */
  items: readonly PlanItem[];
  /** What to say while there are no items. */
  ifEmpty: string;
  /** The first field without an answer; null when none is missing. */
  firstMissing: PlanSource | null;
}

export const fieldPath = (courseId: string, { lessonId, blockId }: PlanSource): string =>
  `${paths.lesson(courseId, lessonId)}#${blockId}`;

/** The first field of each lesson. */
export const firstOfEachLesson = (sources: readonly PlanSource[]): readonly PlanSource[] =>
  sources.filter(({ lessonId }, index) => sources.findIndex((one) => one.lessonId === lessonId) === index);

const hasValue = ({ value }: PlanFact): boolean => value !== '';

function totalsItem(block: TableBlock, body: AnswerBody | undefined): PlanItem | undefined {
  const totals = computedTotals(block, tableTextsOf(body))
    .map(({ label, text }) => ({ label, value: text }))
    .filter(hasValue);
  return totals.length > 0 ? { kind: 'totals', blockId: block.id, totals } : undefined;
}

/** The rows of a table with something in them. */
function filledRows(block: TableBlock, body: AnswerBody | undefined): readonly PlanRow[] {
  const texts = tableTextsOf(body);
  const values = computedColumns(block, texts);
  const rows = rowsOf(block, texts).map(({ key, label }, index) => ({
    label,
    cells: block.columns
      .map((column) => ({
        label: column.label,
        value: column.computed
          ? formatValue(values.get(column.key)?.[index], column.kind)
          : cellText(texts, key, column.key).trim(),
      }))
      .filter(hasValue),
  }));
  return rows.filter(({ cells }) => cells.length > 0);
}

export const factsInWords = (cells: readonly PlanFact[]): string =>
  cells.map(({ label, value }) => `${label}: ${value}`).join('; ');

/** The filled rows of a table as text, one per line. */
export const rowsInWords = (block: TableBlock, body: AnswerBody | undefined): string =>
  filledRows(block, body)
    .map(({ label, cells }) => `${label}: ${factsInWords(cells)}`)
    .join('\n');

function rowsItem(block: TableBlock, body: AnswerBody | undefined): PlanItem | undefined {
  const rows = filledRows(block, body);
  return rows.length > 0 ? { kind: 'rows', blockId: block.id, rows } : undefined;
}

function textItem(blockId: string, body: AnswerBody | undefined): PlanItem | undefined {
  const text = typeof body === 'string' ? body.trim() : '';
  return text === '' ? undefined : { kind: 'text', blockId, text };
}

function itemOf(
  blockId: string,
  table: TableBlock | undefined,
  body: AnswerBody | undefined,
): PlanItem | undefined {
  if (!table) return textItem(blockId, body);
  return table.totals ? totalsItem(table, body) : rowsItem(table, body);
}

export const blockIdsOf = (from: string | readonly string[]): readonly string[] =>
  typeof from === 'string' ? [from] : from;

/** The parts of a course's plan, with what is written so far. */
export function planPartsOf(
  { block, tables }: CoursePlan,
  answers: ReadonlyMap<string, AnswerBody>,
): readonly PlanPart[] {
  return block.parts.map(({ label, from, ifEmpty }) => {
    const fields = blockIdsOf(from).map((blockId) => {
      const table = tables.find(({ id }) => id === blockId);
      return {
        source: { lessonId: lessonOfBlock(blockId) ?? '', blockId },
        item: itemOf(blockId, table, answers.get(blockId)),
      };
    });
    return {
      label,
      sources: fields.map(({ source }) => source),
      items: fields.flatMap(({ item }) => item ?? []),
      ifEmpty,
      firstMissing: fields.find(({ item }) => !item)?.source ?? null,
    };
  });
}
