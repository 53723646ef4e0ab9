import type { CourseSummary } from './course';
import { courses, findCourse } from './courses';

interface Prerequisite {
  /** The course that satisfies it, if it names one. */
  course?: CourseSummary;
  /** The words that name the course, or the whole text. */
  name: string;
  /** What follows the name, such as ", or equivalent experience". */
  rest: string;
}

const namesOf = ({ title }: CourseSummary): string[] => [title, title.split(':')[0] ?? title];

/** Finds the course that a prerequisite begins with, by its full title or the part before the colon. */
export function readPrerequisite(text: string): Prerequisite {
  const named = courses
    .flatMap((course) => namesOf(course).map((name) => ({ course, name })))
    .filter(({ name }) => text === name || text.startsWith(`${name},`))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  return named ? { ...named, rest: text.slice(named.name.length) } : { name: text, rest: '' };
}

/**
 * Which course needs which. The texts live with each course's details, which a page does not load for
 * other courses; a test keeps the two in step.
 */
const needs = [
  ['90b728ae-ebae-58b6-a2eb-c77d707fbd55', 'd4c7677b-9c1c-575e-a6a9-bd066167a630'],
  ['db2f6ec1-659a-5a06-b979-f8f11b59e18a', 'd7860bff-a73b-5a33-958d-911e3af9adc1'],
  ['c2b5424b-f36f-5d30-be10-b5afdbf92a35', '5c569275-0252-527c-a0a0-67397a17f73c'],
  ['1d09622a-43d2-5974-bac3-33c40f8570c6', 'd4c7677b-9c1c-575e-a6a9-bd066167a630'],
  ['3259aea9-982a-59ce-a7b3-b405f6a57b96', '90b728ae-ebae-58b6-a2eb-c77d707fbd55'],
  ['fc744c56-43ff-5381-81ad-b679fe7d1c71', '1d09622a-43d2-5974-bac3-33c40f8570c6'],
] as const;

/** The courses that name this one as a prerequisite. */
export const coursesNeeding = (id: string): CourseSummary[] =>
  needs
    .filter(([, needed]) => needed === id)
    .map(([course]) => findCourse(course))
    .filter((course) => course !== undefined);
