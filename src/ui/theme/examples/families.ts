import type { ReactElement } from 'react';

/** Examples of MUI's components by family and name. */
export const families: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = {};
