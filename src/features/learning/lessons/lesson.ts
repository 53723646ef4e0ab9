interface Identified {
  /** Under this an answer is kept, so it never changes once it is released. */
  id: string;
}

/** `*word*` in any text is emphasis; there is no other markup. */
export interface TextBlock extends Identified {
  type: 'text';
  heading?: string;
  paragraphs: readonly string[];
}

export interface ExampleBlock extends Identified {
  type: 'example';
  title: string;
  lines: readonly { who: string; text: string }[];
}

/** Exactly one option is correct. A reply explains and does not say whether it is right. */
export interface CheckBlock extends Identified {
  type: 'check';
  question: string;
  options: readonly { text: string; correct: boolean; reply: string }[];
}

export interface SortBlock extends Identified {
  type: 'sort';
  instruction: string;
  groups: readonly string[];
  items: readonly { text: string; group: string; why: string }[];
}

export interface PredictBlock extends Identified {
  type: 'predict';
  intro: string;
  steps: readonly {
    sofar: string;
    /** Shares are whole percents that add up to 100. */
    candidates: readonly { word: string; share: number }[];
    note: string;
  }[];
}

export interface TableColumn {
  key: string;
  label: string;
  kind: 'text' | 'hours' | 'money' | 'choice';
  choices?: readonly string[];
  computed?: { difference: readonly string[] } | { runningDifference: readonly string[] };
}

export type TotalExpression =
  | { sum: string }
  | { difference: readonly string[] }
  | { runningMinimum: readonly string[] }
  | { multiple: readonly [string, number] }
  | { sumWhere: { sum: string; where: string; is: string } };

export interface TableBlock extends Identified {
  type: 'table';
  title: string;
  instruction: string;
  columns: readonly TableColumn[];
  rows?: readonly { key: string; label: string }[];
  /** In place of rows: how many empty ones there are at first. */
  freeRows?: number;
  totals?: readonly { label: string; expression: TotalExpression }[];
  /** The name of the lesson's resource that this sheet is. */
  worksheet?: string;
}

export interface ListBlock extends Identified {
  type: 'list';
  title: string;
  items: readonly { title: string; text: string; copyable?: boolean }[];
  worksheet?: string;
}

export interface WriteBlock extends Identified {
  type: 'write';
  prompt: string;
  hint: string;
  /** Its name on the plan and among one's notes. */
  label: string;
  rows: number;
  example: string;
}

export interface PlanBlock extends Identified {
  type: 'plan';
  title: string;
  /** `from` names blocks of earlier lessons. */
  parts: readonly { label: string; from: string | readonly string[]; ifEmpty: string }[];
  worksheet?: string;
}

export interface RecapBlock extends Identified {
  type: 'recap';
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

/** What stands in a lesson; title, minutes and resources are the catalogue's. */
export interface Lesson {
  id: string;
  /** Minutes of reading alone, without the exercise. */
  minutesToRead: number;
  /** What the learner has at the end. */
  goal: string;
  blocks: readonly Block[];
}

export interface CourseLessons {
  courseId: string;
  lessons: readonly Lesson[];
}
