import { courseStates } from './courseStates';
import { lessonStates } from './lessonStates';
import { paperStates } from './paperStates';
import { troubleStates } from './troubleStates';
import { visitorStates } from './visitorStates';
import { workStates } from './workStates';

/** What a learner, a creator, a visitor and somebody with the code of a certificate get to see, each in an order to be kept. */
export const learningStates = {
  courses: courseStates,
  lessons: lessonStates,
  work: workStates,
  papers: paperStates,
  visitors: visitorStates,
  troubles: troubleStates,
} as const;
