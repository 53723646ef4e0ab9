import { answerRoutines } from './answers';
import { certificateRoutines } from './certificates';
import { enrolmentRoutines } from './enrolments';
import { noteRoutines } from './notes';
import { overviewRoutines } from './overview';
import { progressRoutines } from './progress';
import type { Routine } from './routine';

/** Every function of the data API. */
export const routines: readonly Routine[] = [
  ...enrolmentRoutines,
  ...progressRoutines,
  ...answerRoutines,
  ...noteRoutines,
  ...certificateRoutines,
  ...overviewRoutines,
];
