import type { ReactElement } from 'react';
import { examples } from './examples';

/** Examples of MUI's components by family and name. */
export const families: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = Object.fromEntries(
  examples.map(({ family, members }) => [
    family,
    Object.fromEntries(members.map(({ shows, element }) => [shows.join(', '), element])),
  ]),
);
