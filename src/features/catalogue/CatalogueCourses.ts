import { createContext } from 'react';
import { courses } from './courses';

/** The courses the catalogue offers. A measurement replaces the built-in list with a much longer one. */
export const CatalogueCourses = createContext(courses);
