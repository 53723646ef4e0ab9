import type { MouseEvent } from 'react';

/** Whether a click follows a link here, and does not open it elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
