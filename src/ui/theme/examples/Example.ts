import type { ReactElement } from 'react';

/** An example of some components in our theme, for the component sheet. */
export interface Example {
  /** The names of the components it shows. */
  shows: readonly string[];
  element: ReactElement;
}
