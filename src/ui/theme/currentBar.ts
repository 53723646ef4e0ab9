import { cssVar } from './cssVar';

/** Before the row of a list where somebody is, in the margin beside it; the forced colours know of it, too. */
export const currentBar = {
  content: "''",
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: -16,
  width: 3,
  background: cssVar('signal-text'),
  forcedColorAdjust: 'none',
} as const;
