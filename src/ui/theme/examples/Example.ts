import type { ReactElement } from 'react';

/** Something as it is drawn here, for the component sheet. */
export interface Example {
  /** The names of the components that are seen in it. */
  shows: readonly string[];
  element: ReactElement;
}
