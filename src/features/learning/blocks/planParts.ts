import type { AnswerBody } from '@/features/learning/answerBody';
import type { Block, CourseLessons, PlanBlock, TableBlock } from '@/features/learning/lessons/lesson';
import { cellText, computedTexts, rowsOf, tableTextsOf, totalTexts } from './tableValues';

/** The field that a part of the plan reads. */
export interface PlanSource {
  lessonId: string;
  blockId: string;
}

export interface PlanFact {
  label: string;
  value: string;
}

/** One answer of the learner as the plan shows it. */
export type PlanItem =
  | { kind: 'text'; blockId: string; text: string }
  | { kind: 'totals'; blockId: string; totals: readonly PlanFact[] }
  | { kind: 'rows'; blockId: string; rows: readonly { label: string; cells: readonly PlanFact[] }[] };

export interface PlanPart {
  label: string;
  /** Every field that the part reads, in its order. */
  sources: readonly PlanSource[];
  /** Only what holds something. */
  items: readonly PlanItem[];
  /** What to say while there are no items. */
  ifEmpty: string;
  /** The first field without an answer; null when none is missing. */
  firstMissing: PlanSource | null;
}

const hasValue = ({ value }: PlanFact): boolean => value !== '';

function totalsItem(block: TableBlock, body: AnswerBody | undefined): PlanItem | undefined {
  const totals = totalTexts(block, tableTextsOf(body))
    .map(({ label, text }) => ({ label, value: text }))
    .filter(hasValue);
  return totals.length > 0 ? { kind: 'totals', blockId: block.id, totals } : undefined;
}

function rowsItem(block: TableBlock, body: AnswerBody | undefined): PlanItem | undefined {
  const texts = tableTextsOf(body);
  const computed = new Map(block.columns.map((column) => [column.key, computedTexts(block, texts, column)]));
  const rows = rowsOf(block, texts).map(({ key, label }, index) => ({
    label,
    cells: block.columns
      .map((column) => ({
        label: column.label,
        value: cellText(texts, key, column.key).trim() || (computed.get(column.key)?.[index] ?? ''),
      }))
      .filter(hasValue),
  }));
  const filled = rows.filter(({ cells }) => cells.length > 0);
  return filled.length > 0 ? { kind: 'rows', blockId: block.id, rows: filled } : undefined;
}

function itemOf(block: Block | undefined, body: AnswerBody | undefined): PlanItem | undefined {
  if (block?.type === 'table') return block.totals ? totalsItem(block, body) : rowsItem(block, body);
  if (block?.type !== 'write' || typeof body !== 'string') return undefined;
  const text = body.trim();
  return text === '' ? undefined : { kind: 'text', blockId: block.id, text };
}

/** The plan of a course: every course with lessons has one, in its last lesson. */
export const planBlockOf = ({ lessons }: CourseLessons): PlanBlock | undefined =>
  lessons.flatMap(({ blocks }) => blocks).find((block) => block.type === 'plan');

export const blockIdsOf = (from: string | readonly string[]): readonly string[] =>
  typeof from === 'string' ? [from] : from;

/** The plan as far as it is written. */
export function planPartsOf(
  course: CourseLessons,
  answers: ReadonlyMap<string, AnswerBody>,
): readonly PlanPart[] {
  const places = new Map(
    course.lessons.flatMap(({ id: lessonId, blocks }) =>
      blocks.map((block) => [block.id, { lessonId, block }] as const),
    ),
  );
  return (planBlockOf(course)?.parts ?? []).map(({ label, from, ifEmpty }) => {
    const fields = blockIdsOf(from).map((blockId) => {
      const place = places.get(blockId);
      return {
        source: { lessonId: place?.lessonId ?? '', blockId },
        item: itemOf(place?.block, answers.get(blockId)),
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
