import { courseStates } from './courseStates';
import { lessonStates } from './lessonStates';
import { paperStates } from './paperStates';
import { troubleStates } from './troubleStates';
import { visitorStates } from './visitorStates';
import { workStates } from './workStates';

/**
 * The states that learners, creators, visitors and people with a certificate's code see, each group to be opened in
 * order.
 */
export const learningStates = {
  courses: courseStates,
  lessons: lessonStates,
  work: workStates,
  papers: paperStates,
  visitors: visitorStates,
  troubles: troubleStates,
} as const;
