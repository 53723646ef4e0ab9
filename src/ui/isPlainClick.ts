import type { MouseEvent } from 'react';
import { hasModifier } from './hasModifier';

/** Whether a click follows a link here, and does not open it elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.shiftKey && !hasModifier(event);
