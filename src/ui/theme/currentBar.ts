import { cssVar } from './cssVar';

/** A bar in the margin before the current row of a list, which forced colours keep. */
export const currentBar = {
  content: "''",
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: -16,
  width: 3,
  background: cssVar('signal-text'),
  forcedColorAdjust: 'none',
} as const;
