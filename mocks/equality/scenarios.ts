import type { Scenario } from './scenario';
import { accessScenarios } from './scenarios/access';
import { certificateScenarios } from './scenarios/certificates';
import { courseScenarios } from './scenarios/courses';
import { progressScenarios } from './scenarios/progress';
import { requestScenarios } from './scenarios/requests';
import { textScenarios } from './scenarios/texts';

/** Every exchange that the emulator and a database are compared by. */
export const scenarios: readonly Scenario[] = [
  ...courseScenarios,
  ...progressScenarios,
  ...textScenarios,
  ...certificateScenarios,
  ...accessScenarios,
  ...requestScenarios,
];

/** How many requests are in the list. */
export const exchangeCount = scenarios.flatMap(({ steps }) => steps).filter((step) => 'from' in step).length;
