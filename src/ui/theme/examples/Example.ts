import type { ReactElement } from 'react';

/** Something of the library as it is drawn here. */
export interface Example {
  /** The names of the components that are seen in it. */
  shows: readonly string[];
  element: ReactElement;
}
