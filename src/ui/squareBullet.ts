import { cssVar } from './theme/cssVar';

/** A list item with an ink square before it, drawn as a border, which forced colours keep. */
export const squareBullet = {
  position: 'relative',
  paddingInlineStart: 22,
  '&::before': {
    content: "''",
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 9,
    border: `4px solid ${cssVar('ink')}`,
  },
} as const;
