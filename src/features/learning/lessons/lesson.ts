/**
 * What a lesson is made of. Any text may contain `*emphasized words*`. The id of a block is the key of its answer:
 * once released it is listed in releasedBlocks.ts and never changes.
 */

export interface TextBlock {
  type: 'text';
  id: string;
  heading?: string;
  paragraphs: readonly string[];
}

/** A conversation, or lines with a label each. */
export interface ExampleBlock {
  type: 'example';
  id: string;
  title: string;
  lines: readonly { who: string; text: string }[];
}

interface CheckOption {
  text: string;
  correct: boolean;
  /** Explains, without saying whether the answer was right. */
  reply: string;
}

export interface CheckBlock {
  type: 'check';
  id: string;
  question: string;
  options: readonly CheckOption[];
}

export interface SortItem {
  text: string;
  group: string;
  why: string;
}

export interface SortBlock {
  type: 'sort';
  id: string;
  instruction: string;
  groups: readonly string[];
  items: readonly SortItem[];
}

export interface PredictCandidate {
  /** May be "." or ",". */
  word: string;
  /** Percent; whole numbers that add up to 100. */
  share: number;
}

export interface PredictStep {
  sofar: string;
  candidates: readonly PredictCandidate[];
  note: string;
}

export interface PredictBlock {
  type: 'predict';
  id: string;
  intro: string;
  steps: readonly PredictStep[];
}

/** Computed from columns of one kind, `hours` or `money`. */
export type ComputedCell = { difference: readonly string[] } | { runningDifference: readonly string[] };

export interface TableColumn {
  key: string;
  label: string;
  /** `hours` allows halves and quarters; `money` is in the learner's own currency, shown without a sign. */
  kind: 'text' | 'hours' | 'money' | 'choice';
  /** Present with `choice` only. */
  choices?: readonly string[];
  /** Not filled in by the learner. */
  computed?: ComputedCell;
}

export type TotalExpression =
  | { sum: string }
  | { difference: readonly string[] }
  | { runningMinimum: readonly string[] }
  | { multiple: readonly [column: string, factor: number] }
  | { sumWhere: { sum: string; where: string; is: string } };

interface TableTotal {
  label: string;
  expression: TotalExpression;
}

export interface TableBlock {
  type: 'table';
  id: string;
  title: string;
  instruction: string;
  columns: readonly TableColumn[];
  /** Either these or `freeRows`. */
  rows?: readonly { key: string; label: string }[];
  /** How many empty rows there are at first; their keys are their numbers, from 1. */
  freeRows?: number;
  totals?: readonly TableTotal[];
  /** The resource of the lesson that this block is. */
  worksheet?: string;
}

export interface ListBlock {
  type: 'list';
  id: string;
  title: string;
  items: readonly { title: string; text: string; copyable?: boolean }[];
  worksheet?: string;
}

export interface WriteBlock {
  type: 'write';
  id: string;
  prompt: string;
  hint: string;
  /** Its name on the plan and among notes; unique in the course. */
  label: string;
  rows: number;
  example: string;
}

interface PlanBlock {
  type: 'plan';
  id: string;
  title: string;
  /** `from`: the blocks, written or filled in earlier, that a part shows. */
  parts: readonly { label: string; from: string | readonly string[]; ifEmpty: string }[];
  worksheet?: string;
}

/** The plan with what its parts read: texts, for which an id is enough, and these tables of its lessons. */
export interface CoursePlan {
  block: PlanBlock;
  tables: readonly TableBlock[];
}

export interface RecapBlock {
  type: 'recap';
  id: string;
  points: readonly string[];
  next: string;
}

export type Block =
  | TextBlock
  | ExampleBlock
  | CheckBlock
  | SortBlock
  | PredictBlock
  | TableBlock
  | ListBlock
  | WriteBlock
  | PlanBlock
  | RecapBlock;

export interface Lesson {
  /** The id of the lesson in the catalogue, which has its title, duration and resources. */
  id: string;
  minutesToRead: number;
  /** What the learner has at the end. */
  goal: string;
  blocks: readonly Block[];
}

export interface CourseLessons {
  courseId: string;
  lessons: readonly Lesson[];
}
