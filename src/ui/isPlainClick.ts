import type { MouseEvent } from 'react';
import { hasModifier } from './hasModifier';

/** Whether a click opens a link in this tab, and not elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.shiftKey && !hasModifier(event);
